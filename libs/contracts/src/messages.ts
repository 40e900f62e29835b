/* Messages of the screens: successes and field problems (docs/product.md §5, §8). Refusals of the server are in
   `refusals`, which reuses messages of the screens. Each message is a separate constant, so that an app bundles only
   those it uses; the package exports them as `messages`. A call in a constant needs the pure annotation, otherwise a
   bundler keeps it. */
import { CURRENCY_SIGN, groupThousands } from '@salon/kernel';
import { FIELD_LENGTHS, inSeconds, MAILED, SEEN_AFTER_MS, UNDO_PERIOD } from './limits.js';

export * from './admin-messages.js';

// No response (docs/product.md §8, decision E7).
export const noResponse = 'Cannot connect to server. Please check your internet connection.';
export const noResponseOnForm = 'Cannot connect to server. Please check your internet connection or try again later.';
export const unexpected = 'An unexpected error occurred';
export const somethingWrong = 'Something went wrong';
export const contentEffect = `What you change here, guests see within ${/* @__PURE__ */ inSeconds(SEEN_AFTER_MS)}. Each change can be undone for ${UNDO_PERIOD}.`;

// Fields of any form.
export const tooLong = (label: string, most: number): string =>
  `${label} must be at most ${groupThousands(most)} characters`;
export const notText = (label: string): string => `${label} must be text`;
export const outOfRange = (label: string, least: number, most: number): string =>
  `${label} must be between ${least} and ${most}`;
export const notAmount = (label: string): string => `${label} must be an amount in ${CURRENCY_SIGN}`;
export const unprintable = (label: string): string => `${label} must not contain control characters`;

// Signing in and registering.
export const loginFailed = 'Login failed. Please try again.';
export const loginCallFailed = 'Login failed';
export const loginSuccess = 'Login successful!';
export const googleSuccess = 'Login successful with Google!';
export const googleUnreadable = 'Failed to decode Google token';
export const googleScriptFailed = 'Failed to load Google OAuth script';
export const logoutSuccess = 'Logged out successfully';
export const logoutFailed = 'Logout failed';
export const registerSuccess = 'Registration successful!';
export const registerFailed = 'Registration failed';
export const registerPending = 'We have sent a verification code to your email.';
export const adminRegisterSuccess = 'Admin registration successful!';
export const tokenMissing = 'Authentication token not received';
export const responseUnexpected = 'Unexpected response from server';
export const verified = 'Email verified successfully!';
export const verifyFailed = 'Verification failed';
export const codeSent = 'New verification code sent!';
export const codeResendFailed = 'Failed to resend verification code';
export const codeFormat = `Please enter a valid ${MAILED.codeDigits}-digit code`;
export const verificationRunning = 'A verification is in progress. Are you sure you want to cancel?';

// Passwords: forgotten, reset, changed.
export const resetSent = 'Password reset link has been sent to your email. Please check your inbox.';
export const resetSendFailed = 'Failed to send reset link';
export const resetSuccess = 'Password reset successful! Please login with your new password.';
export const resetRedirect = 'Password has been reset successfully. You will be redirected to login...';
export const resetFailed = 'Failed to reset password';
export const passwordUpdated = 'Password updated successfully!';
export const passwordUpdateFailed = 'Password update failed';
export const passwordChanged = 'Password changed successfully!';
export const passwordChangeFailed = 'Failed to change password';
export const currentPasswordRequired = 'Current password is required';
export const newPasswordRequired = 'New password is required';
export const confirmPasswordRequired = 'Please confirm your new password';

// Signed-in devices and admin invitations (decision A2).
export const sessionsFailed = 'Failed to load where you are signed in';
export const sessionEnded = 'Signed out there';
export const otherSessionsEnded = 'Signed out everywhere else';
export const sessionEndFailed = 'Failed to sign out there';
export const invitationSent = 'Invitation sent';
export const invitationFailed = 'Failed to send the invitation';
export const invitationsFailed = 'Failed to load invitations';
export const invitationRevoked = 'Invitation revoked';
export const invitationRevokeFailed = 'Failed to revoke the invitation';
export const secondFactorOn = 'Two-step sign-in is on';
export const secondFactorOff = 'Two-step sign-in is off';
export const secondFactorFailed = 'Failed to change two-step sign-in';
export const secondFactorLoadFailed = 'Failed to load two-step sign-in';
export const secondFactorNext = 'Please enter the code of your authenticator app.';
export const recoveryCodesRenewed = 'New recovery codes. The old ones no longer work.';
export const secondFactorCodeFormat = `Please enter the ${MAILED.codeDigits} digits of your app, or a recovery code`;
export const confirmed = 'Confirmed';
export const confirmFailed = 'Failed to confirm';
export const staffFailed = 'Failed to load the staff';
export const dashboardFailed = 'Failed to load today';
export const actionsFailed = 'Failed to load the admin actions';
export const activityFailed = 'Failed to load the activity';
export const staffChanged = 'Changed. It applies at once.';
export const staffChangeFailed = 'Failed to change this person';

// Profile.
export const profileUpdated = 'Profile updated successfully';
export const profileFailed = 'Failed to update profile';
export const myDataSaved = 'Your data has been downloaded';
export const myDataFailed = 'Failed to download your data';
export const accountDeleted = 'Your account has been deleted';
export const accountMayBeDeleted =
  'Your account is probably deleted. Sign in to be sure: a deleted account is not found.';
export const accountDeleteFailed = 'Failed to delete your account';

// Pictures (docs/product.md §5, decision A15).
export const imageFailed = 'Failed to upload image';
export const imageTooSlow = 'Request timed out. Please try again with a smaller image.';
export const imageUpdated = 'Profile image updated successfully';
export const imageRemoved = 'Profile image removed';

// Fields.
export const emailRequired = 'Email is required';
export const emailInvalid = 'Email is invalid';
export const passwordRequired = 'Password is required';
export const passwordsDiffer = 'Passwords do not match';
export const passwordTooLong = /* @__PURE__ */ tooLong('Password', FIELD_LENGTHS.password);
export const passwordCommon = 'This password is too common';
export const nameRequired = 'Name is required';
export const phoneInvalid = 'Please enter a valid 10-digit phone number';
export const phoneHint = '10 digits, for example 077 123 4567';
export const clientPhoneInvalid = 'Phone must be a number of 7 to 15 digits';

// Catalog.
export const servicesFailed = 'Failed to fetch services';
export const guestBooking = 'Please login to book services';
export const emailUnverified = 'Please verify your email to continue';
export const offerEmpty = 'This special offer has no services defined';
export const offerInvalid = 'No valid services in this special offer';
export const cartMix = 'Adding a regular service will remove the special offer from your cart. Continue?';
/** Where that question can no longer be asked. */
export const cartMixKept = 'Your cart holds a special offer, so nothing was added.';

// Reviews.
export const reviewsFailed = 'Failed to load reviews';
export const ratingRequired = 'Please select a rating';
export const commentRequired = 'Please enter a comment';
export const commentTooLong = /* @__PURE__ */ tooLong('Comment', FIELD_LENGTHS.comment);
export const commentUnprintable = /* @__PURE__ */ unprintable('Comment');
export const reviewCreated = 'Review submitted successfully';
export const reviewUpdated = 'Review updated successfully';
export const reviewFailed = 'Failed to submit review';
export const reviewRemoved = 'Your review is removed';
export const reviewRemoveFailed = 'Failed to remove your review';
export const reviewLogin = 'Please log in to submit a review';

// Contact (decision E1).
export const messageRequired = 'Message is required';
export const messageTooLong = /* @__PURE__ */ tooLong('Message', FIELD_LENGTHS.message);
export const messageUnprintable = /* @__PURE__ */ unprintable('Message');
export const contactSent = 'Your message has been sent. We will answer by e-mail.';
export const contactFailed = 'Failed to send message';

// Cart.
export const cartFailed = 'Failed to fetch cart items';
export const cartAdded = 'Service added to cart';
export const cartAddFailed = 'Failed to add service to cart';
export const offerAdded = 'Special offer added to cart';
export const offerAddFailed = 'Failed to add special offer to cart';
export const cartRemoved = 'Service removed from cart';
export const cartItemRemoved = 'Item removed from cart';
export const cartCleared = 'Cart cleared successfully';
export const cartRestored = 'Your cart is back as it was';
export const visitAdded = 'The services of this visit are in your cart';
export const cartAnyAddFailed = 'Failed to add to cart';
export const quantityFailed = 'Failed to update quantity';
export const removeFailed = 'Failed to remove item';
export const clearFailed = 'Failed to clear cart';
export const feeHint = 'A small fee is charged to secure your booking.';
export const prepayNote = 'For your bookings the whole price is paid online. Nothing is left to pay at the salon.';
export const feeNote = 'Only booking fee is charged now. The service amount will be charged at the salon.';

// Booking.
export const cartEmpty = 'Your cart is empty';
export const cartEmptyOnBooking = 'Add services to your cart before booking an appointment.';
export const allNeeded = 'Please select date, time and services';
export const chooseHint = 'Please select a date and time to continue.';
export const noSlots = 'No available slots found for the selected date';
export const slotsFailed = 'Failed to load available time slots';
export const availabilityFailed = 'Failed to check availability';
export const createFailed = 'Failed to create appointment';
export const bookFailed = 'Failed to book appointment';
export const bookSuccess = 'Appointment booked successfully!';
export const toGateway = 'Proceeding to payment gateway...';
export const appointmentsFailed = 'Failed to load appointments';
export const calendarFailed = 'Failed to add to calendar';
export const cancelQuestion = 'Are you sure you want to cancel this appointment?';
export const cancelSuccess = 'Appointment cancelled successfully';
export const cancelFailed = 'Failed to cancel appointment';
export const rescheduleQuestion = 'Are you sure you want to reschedule this appointment?';
export const rescheduleSuccess = 'Your visit has a new time';
export const rescheduleFailed = 'Failed to reschedule appointment';

// Payment.
export const appointmentMissing = 'Missing appointment data. Please try again.';
export const paymentItems = 'Appointment Booking Fee';
export const nothingCharged = 'Nothing was charged.';
export const chargedAfterAll = 'If you were charged after all, we will find it and write to you.';
export const wholePaymentItems = 'Appointment Booking Fee and Services';
export const paymentRedirect = 'Redirecting to payment gateway...';
export const paymentSuccessToast = 'Payment completed successfully!';
export const paymentInitFailed = 'Payment initialization failed';
