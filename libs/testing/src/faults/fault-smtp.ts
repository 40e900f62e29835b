import type { Socket } from 'node:net';
import { FaultServer } from './fault-server.js';

/**
 * Faults of a mail server; `lost` accepts the mail and disconnects before it confirms. It knows no such recipient
 * (`unknown`), or refuses the sender, every recipient or the whole mail for reasons of its own.
 */
export type MailFault =
  'none' | 'refuse' | 'hang' | 'busy' | 'unknown' | 'lost' | 'sender' | 'refusedSender' | 'relay' | 'limit';

/** A minimal SMTP server that can be made to fail. */
export class FaultSmtp extends FaultServer {
  fault: MailFault = 'none';
  /** The accepted mails, as sent. */
  readonly taken: string[] = [];

  protected greet(socket: Socket): void {
    this.keep(socket, () => undefined);
    if (this.fault === 'refuse') return void socket.resetAndDestroy();
    let mail: string | null = null;
    let waiting = '';
    socket.on('data', (data) => {
      waiting += data.toString('latin1');
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (mail === null) mail = this.command(socket, line);
        else if (line === '.') {
          this.take(socket, mail);
          mail = null;
        } else mail += `${line}\r\n`;
      }
    });
    socket.write('220 mail\r\n');
  }

  /** The lines of the current mail once the client may send it, null before. */
  private command(socket: Socket, line: string): string | null {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT' && this.fault === 'unknown') socket.write('550 no such mailbox\r\n');
    else if (verb === 'RCPT' && this.fault === 'refusedSender') socket.write('550 5.1.8 sender address rejected\r\n');
    else if (verb === 'RCPT' && this.fault === 'relay') socket.write('550 5.7.1 relaying denied\r\n');
    else if (verb === 'MAIL' && this.fault === 'busy') socket.write('421 come back later\r\n');
    else if (verb === 'MAIL' && this.fault === 'sender') socket.write('550 account suspended\r\n');
    else if (verb === 'DATA') socket.write('354 go on\r\n');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
    return verb === 'DATA' ? '' : null;
  }

  private take(socket: Socket, mail: string): void {
    if (this.fault === 'hang') return;
    if (this.fault === 'limit') return void socket.write('550 5.4.5 daily sending limit exceeded\r\n');
    this.taken.push(mail);
    if (this.fault === 'lost') socket.destroy();
    else socket.write('250 taken\r\n');
  }
}
