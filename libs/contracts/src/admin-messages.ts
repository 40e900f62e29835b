/* Messages of the admin screens; part of `messages`. */
import { groupThousands } from '@salon/kernel';
import { inSeconds, REPORT_PERIOD, SEEN_AFTER_MS } from './limits.js';

// Clients and services from a file.
export const importFormula = (label: string) => `${label} begins like a formula of a spreadsheet`;
export const importNoContact = 'A phone number or an e-mail address is needed';
export const importCategory = 'Category must be a name';
export const nothingChanged = 'Nothing has changed';
export const mayBeCreated =
  'There was no response, but it may have been created: please look at the list before you try again.';
export const importFailed = 'The import failed';
export const exportSizeFailed = 'What the export holds could not be counted.';
export const exportFailed = 'The export could not be made.';
export const downloadBroken = 'The connection broke before the file was complete. Nothing has been saved.';
export const importUndoRemoves =
  'Undo removes the imported clients, except those who have visits or notes, or were corrected, by now.';
export const importUndone = 'The import has been undone';
/** @param kept clients whom the desk has booked, noted, merged or corrected */
export const importUndoneCounts = (removed: number, kept: number) =>
  `${importUndone}: ${groupThousands(removed)} ${removed === 1 ? 'client' : 'clients'} removed` +
  (kept === 0 ? '' : `, ${groupThousands(kept)} kept because of visits, notes or corrections`);
/** @param kept services and categories that were changed since, or are in use */
export const servicesImportUndone = (kept: number) => {
  const isOne = kept === 1;
  const what = `${groupThousands(kept)} ${isOne ? 'service or category' : 'services or categories'}`;
  const why = `${isOne ? 'was' : 'were'} changed since or ${isOne ? 'is' : 'are'} in use`;
  return kept === 0 ? importUndone : `${importUndone}, except for ${what} that ${why}`;
};
export const customersFailed = 'Failed to load customers';
export const customerFailed = 'Failed to load the customer';
export const customerAway = 'Name, number and address cannot be shown at the moment.';
export const customerNoted = 'Noted in the record';
export const contactChanged = 'The contact details are saved';
export const customersMerged = 'They are one person now';
export const customersMergeFailed = 'Failed to merge the records';
export const customerCodeSent = 'Another code is on its way to them';
export const customerCodeFailed = 'Failed to send the code';
export const customerSignedOut = 'They are signed out everywhere';
export const customerSignOutFailed = 'They could not be signed out';
export const customerDataDeleted = 'The data of this person has been deleted';
export const customerDataDeleteFailed = 'Failed to delete the data of this person';
export const customerVisitsAway = 'The visits cannot be shown at the moment.';

// Hours, and visits outside them.
export const dayFailed = 'Failed to load the day';
export const hoursFailed = 'Failed to load the hours';
export const hoursSaved = 'Hours saved';
export const hoursSaveFailed = 'Failed to save the hours';
export const impactFailed = 'Failed to see which visits this affects';
export const holidaysFailed = 'Failed to load the public holidays';
export const outsideFailed = 'Failed to load the visits outside the hours';
export const visitReassigned = 'Given to another stylist';
export const visitKept = 'Kept as it is';
export const receiptMailed = 'The receipt is on its way';
export const myDayFailed = 'Failed to load your day';
export const myDayTakenBack = 'Taken back, it is as it was';
export const tasksFailed = 'Failed to load what needs somebody';
export const opsFailed = 'Failed to load how the site is';
export const jobsRetried = 'They run again within seconds';
export const jobRetried = 'It runs again within seconds';
export const jobRetryFailed = 'Failed to run it again';
export const refundSent = 'The refund is on its way';
export const refundSettled = 'Noted as paid back';
export const refundFailed = 'Failed to pay back';
export const dayClosed = 'The day is closed';
export const dayReopened = 'The day is open again';
export const reportOrder = 'The first day must not be after the last';
export const reportMost = `A report covers ${REPORT_PERIOD} at most`;
export const reportFailed = 'Failed to load the report. Please try again later.';
export const countMissing = 'Please count this, in rupees and cents';
export const differenceReason = 'Please say why it differs';
export const closingFailed = 'Failed to load the money of this day. Please try again later.';
export const closeFailed = 'Failed to close the day';
export const reopenFailed = 'Failed to open the day again';
export const noticeReviewed = 'Noted. It does not wait any more.';
export const noticeReviewFailed = 'Failed to note it';
export const mailQueued = 'The mail is being sent';
export const notesUnread = 'What is noted of this customer cannot be read just now. They can be booked all the same.';
export const messagesUnread = 'The messages of the contact page cannot be read just now.';
export const messageAnswered = 'Answered. The message does not wait any more.';
export const messageAnswerFailed = 'Failed to note that the message is answered';
export const messageReopened = 'Opened again. The message waits for an answer.';
export const messageReopenFailed = 'Failed to open the message again';
export const answeredMessagesFailed = 'Failed to load the answered messages';
export const mailQueueFailed = 'Failed to send the mail';
export const visitFailed = 'Failed to load the visit';
export const bookedAtDesk = 'The visit is booked';
export const deskBookingFailed = 'Failed to book the visit';
export const blockReason = 'Please say why the time is blocked';
export const blockFailed = 'Failed to change the blocked time';
export const visitDecisionFailed = 'Failed to change the visit';

// Content, for admins (decisions B1, B7, B8).
export const servicesLead = 'What can be booked, how long it takes and what it costs.';
export const offerPrice = 'The offer price must be lower than the original price';
export const almanacServices = 'Choose two services of the menu';
export const offerDays = 'The last day cannot be before the first day';
export const contentSaved = `Saved. Guests see it within ${/* @__PURE__ */ inSeconds(SEEN_AFTER_MS)}.`;
export const contentArchived = 'Archived. Guests do not see it any more; it can be restored at any time.';
export const contentRestored = 'Restored. Guests see it again.';
export const contentSaveFailed = 'Failed to save. Nothing you typed is lost.';
export const contentArchiveFailed = 'Failed to change what guests see';
export const offerSaveFailed = 'Failed to save the special offer';
export const exampleMenuMade = 'The example menu is yours to change.';
export const zoneSaved = 'Saved. All times are now told in this time zone.';
export const siteOpened = 'The site is open. Guests can book.';
export const setupFailed = 'The checklist could not be loaded.';
export const policyFailed = 'The policy could not be loaded.';
export const policySaved = 'Saved. It applies to every visit booked from now on.';
export const actionUndone = 'Undone.';
export const undoLeavesVisits = 'Any visit that was moved or cancelled with it stays so and is undone on its own.';
export const actionUndoFailed = 'Failed to undo';
export const reviewHideFailed = 'Failed to change the review';
export const reviewHidden = 'Hidden. Guests do not see it any more; its author still does.';
export const reviewShown = 'Guests see this review again.';
export const contentFailed = 'Failed to load the content. Please try again later.';

export const freeMiddle = 'The free middle must end before the service does';

// Stylists, for admins.
export const servicesMissing = 'Choose at least one service, or all of them';
export const servicesInvalid = 'Services must be different services of the menu';
export const stylistArchived = 'Archived. Nobody can book with them any more; they can be restored at any time.';
export const stylistRestored = 'Restored. Guests can book with them again.';
export const stylistArchiveFailed = 'Failed to change the stylist';
export const stylistsFailed = 'Failed to load the stylists. Please try again later.';
export const orderSaved = 'The new order is saved.';
export const orderFailed = 'Failed to save the order';
