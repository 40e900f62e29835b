import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 1_000;
const MESSAGE_ID = /^Message-ID: <([^@>]+)@/im;

/** The first part of the Message-ID of a mail as it was sent: of a visit's mail the id of its `booking.message`. */
export const messageIdOf = (mail) => MESSAGE_ID.exec(mail)?.[1];

/** The Message-IDs of all mails that a site's inbox accepts from now on; the inbox itself keeps the newest 500. */
export class TakenMails {
  ids = new Set();
  #read = new Set();

  /** @param dataDir of the site */
  constructor(dataDir) {
    this.folder = join(dataDir, 'inbox');
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  look() {
    for (const file of readdirSync(this.folder)) {
      if (!file.endsWith('.eml') || this.#read.has(file)) continue;
      this.#read.add(file);
      this.ids.add(messageIdOf(readFileSync(join(this.folder, file), 'latin1')));
    }
  }

  /** All that were taken until now. */
  stop() {
    clearInterval(this.timer);
    this.look();
    return this.ids;
  }
}
