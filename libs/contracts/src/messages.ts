import { adminMessages } from './admin-messages.js';
import { FIELD_LENGTHS, inSeconds, MAILED, SEEN_AFTER_MS, UNDO_PERIOD } from './limits.js';

const tooLong = (label: string, most: number): string =>
  `${label} must be at most ${most.toLocaleString('en')} characters`;
const unprintable = (label: string): string => `${label} must not contain control characters`;

/**
 * What screens say, successes and the problems of fields (docs/product.md §5, §8); refusals of the server stand in
 * `refusals`.
 */
export const messages = {
  ...adminMessages,

  // Without a response (docs/product.md §8, decision E7).
  noResponse: 'Cannot connect to server. Please check your internet connection.',
  noResponseOnForm: 'Cannot connect to server. Please check your internet connection or try again later.',
  unexpected: 'An unexpected error occurred',
  somethingWrong: 'Something went wrong',
  contentEffect: `What you change here, guests see within ${inSeconds(SEEN_AFTER_MS)}. Each change can be undone for ${UNDO_PERIOD}.`,

  // Fields of any form.
  tooLong,
  unprintable,

  // Signing in and registering.
  loginFailed: 'Login failed. Please try again.',
  loginCallFailed: 'Login failed',
  loginSuccess: 'Login successful!',
  googleSuccess: 'Login successful with Google!',
  googleUnreadable: 'Failed to decode Google token',
  googleScriptFailed: 'Failed to load Google OAuth script',
  logoutSuccess: 'Logged out successfully',
  logoutFailed: 'Logout failed',
  registerSuccess: 'Registration successful!',
  registerFailed: 'Registration failed',
  registerPending: 'We have sent a verification code to your email.',
  adminRegisterSuccess: 'Admin registration successful!',
  tokenMissing: 'Authentication token not received',
  responseUnexpected: 'Unexpected response from server',
  verified: 'Email verified successfully!',
  verifyFailed: 'Verification failed',
  codeSent: 'New verification code sent!',
  codeResendFailed: 'Failed to resend verification code',
  codeFormat: `Please enter a valid ${MAILED.codeDigits}-digit code`,
  verificationRunning: 'A verification is in progress. Are you sure you want to cancel?',

  // Passwords: forgotten, reset, changed.
  resetSent: 'Password reset link has been sent to your email. Please check your inbox.',
  resetSendFailed: 'Failed to send reset link',
  resetSuccess: 'Password reset successful! Please login with your new password.',
  resetRedirect: 'Password has been reset successfully. You will be redirected to login...',
  resetFailed: 'Failed to reset password',
  passwordUpdated: 'Password updated successfully!',
  passwordUpdateFailed: 'Password update failed',
  passwordChanged: 'Password changed successfully!',
  passwordChangeFailed: 'Failed to change password',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  confirmPasswordRequired: 'Please confirm your new password',

  // Signed-in devices and admin invitations (decision A2).
  sessionsFailed: 'Failed to load where you are signed in',
  sessionEnded: 'Signed out there',
  otherSessionsEnded: 'Signed out everywhere else',
  sessionEndFailed: 'Failed to sign out there',
  invitationSent: 'Invitation sent',
  invitationFailed: 'Failed to send the invitation',
  invitationsFailed: 'Failed to load invitations',
  invitationRevoked: 'Invitation revoked',
  invitationRevokeFailed: 'Failed to revoke the invitation',
  secondFactorOn: 'Two-step sign-in is on',
  secondFactorOff: 'Two-step sign-in is off',
  secondFactorFailed: 'Failed to change two-step sign-in',
  secondFactorLoadFailed: 'Failed to load two-step sign-in',
  secondFactorNext: 'Please enter the code of your authenticator app.',
  recoveryCodesRenewed: 'New recovery codes. The old ones no longer work.',
  secondFactorCodeFormat: 'Please enter the 6 digits of your app, or a recovery code',
  confirmed: 'Confirmed',
  confirmFailed: 'Failed to confirm',
  staffFailed: 'Failed to load the staff',
  dashboardFailed: 'Failed to load today',
  actionsFailed: 'Failed to load the admin actions',
  activityFailed: 'Failed to load the activity',
  staffChanged: 'Changed. It applies at once.',
  staffChangeFailed: 'Failed to change this person',

  // Profile.
  profileUpdated: 'Profile updated successfully',
  profileFailed: 'Failed to update profile',

  // Pictures (docs/product.md §5, decision A15).
  imageFailed: 'Failed to upload image',
  imageUpdated: 'Profile image updated successfully',
  imageRemoved: 'Profile image removed',

  // Fields.
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'Passwords do not match',
  passwordTooLong: tooLong('Password', FIELD_LENGTHS.password),
  passwordCommon: 'This password is too common',
  nameRequired: 'Name is required',
  phoneInvalid: 'Please enter a valid 10-digit phone number',

  // Catalog.
  servicesFailed: 'Failed to fetch services',
  guestBooking: 'Please login to book services',

  // Reviews.
  reviewsFailed: 'Failed to load reviews',
  ratingRequired: 'Please select a rating',
  commentRequired: 'Please enter a comment',
  commentTooLong: tooLong('Comment', FIELD_LENGTHS.comment),
  commentUnprintable: unprintable('Comment'),
  reviewCreated: 'Review submitted successfully',
  reviewUpdated: 'Review updated successfully',
  reviewFailed: 'Failed to submit review',
  reviewLogin: 'Please log in to submit a review',

  // Contact (decision E1).
  messageRequired: 'Message is required',
  messageTooLong: tooLong('Message', FIELD_LENGTHS.message),
  messageUnprintable: unprintable('Message'),
  contactSent: 'Your message has been sent. We will answer by e-mail.',
  contactFailed: 'Failed to send message',

  // Cart.
  cartFailed: 'Failed to fetch cart items',
  cartAdded: 'Service added to cart',
  cartAddFailed: 'Failed to add service to cart',
  offerAdded: 'Special offer added to cart',
  offerAddFailed: 'Failed to add special offer to cart',
  cartRemoved: 'Service removed from cart',
  cartItemRemoved: 'Item removed from cart',
  cartCleared: 'Cart cleared successfully',
  cartRestored: 'Your cart is back as it was',
  visitAdded: 'The services of this visit are in your cart',
  cartAnyAddFailed: 'Failed to add to cart',
  quantityFailed: 'Failed to update quantity',
  removeFailed: 'Failed to remove item',
  clearFailed: 'Failed to clear cart',
  feeHint: 'A small fee is charged to secure your booking.',
  prepayNote: 'For your bookings the whole price is paid online. Nothing is left to pay at the salon.',
  feeNote: 'Only booking fee is charged now. The service amount will be charged at the salon.',

  // Booking.
  cartEmpty: 'Your cart is empty',
  cartEmptyOnBooking: 'Add services to your cart before booking an appointment.',
  allNeeded: 'Please select date, time and services',
  chooseHint: 'Please select a date and time to continue.',
  noSlots: 'No available slots found for the selected date',
  slotsFailed: 'Failed to load available time slots',
  availabilityFailed: 'Failed to check availability',
  createFailed: 'Failed to create appointment',
  bookFailed: 'Failed to book appointment',
  bookSuccess: 'Appointment booked successfully!',
  toGateway: 'Proceeding to payment gateway...',
  appointmentsFailed: 'Failed to load appointments',
  calendarFailed: 'Failed to add to calendar',
  cancelQuestion: 'Are you sure you want to cancel this appointment?',
  cancelSuccess: 'Appointment cancelled successfully',
  cancelFailed: 'Failed to cancel appointment',
  rescheduleQuestion: 'Are you sure you want to reschedule this appointment?',
  rescheduleSuccess: 'Your visit has a new time',
  rescheduleFailed: 'Failed to reschedule appointment',

  // Payment.
  paymentItems: 'Appointment Booking Fee',
  nothingCharged: 'Nothing was charged.',
  chargedAfterAll: 'If you were charged after all, we will find it and write to you.',
  wholePaymentItems: 'Appointment Booking Fee and Services',
  paymentRedirect: 'Redirecting to payment gateway...',
  paymentSuccessToast: 'Payment completed successfully!',
  paymentInitFailed: 'Payment initialization failed',
} as const;
