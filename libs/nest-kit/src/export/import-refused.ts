/** Why an archive is not imported, in a sentence for the operator; nothing has been changed. */
export class ImportRefused extends Error {}
