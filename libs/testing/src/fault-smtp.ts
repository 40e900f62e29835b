import type { Socket } from 'node:net';
import { FaultServer } from './fault-server.js';

/** What a mail server does wrong; `lost` takes the mail and hangs up before it has said so. */
export type MailFault = 'none' | 'refuse' | 'hang' | 'busy' | 'unknown' | 'lost';

/** A mail server that speaks just enough SMTP, and can be made to fail. */
export class FaultSmtp extends FaultServer {
  fault: MailFault = 'none';
  /** Mails it has taken, as sent. */
  readonly taken: string[] = [];

  protected greet(socket: Socket): void {
    this.keep(socket, () => undefined);
    if (this.fault === 'refuse') return void socket.resetAndDestroy();
    let letter: string | null = null;
    let waiting = '';
    socket.on('data', (data) => {
      waiting += data.toString('latin1');
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (letter === null) letter = this.command(socket, line);
        else if (line === '.') {
          this.take(socket, letter);
          letter = null;
        } else letter += `${line}\r\n`;
      }
    });
    socket.write('220 mail\r\n');
  }

  /** An empty letter once the client may begin to write it, null before. */
  private command(socket: Socket, line: string): string | null {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT' && this.fault === 'unknown') socket.write('550 no such mailbox\r\n');
    else if (verb === 'MAIL' && this.fault === 'busy') socket.write('421 come back later\r\n');
    else if (verb === 'DATA') socket.write('354 go on\r\n');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
    return verb === 'DATA' ? '' : null;
  }

  private take(socket: Socket, letter: string): void {
    if (this.fault === 'hang') return;
    this.taken.push(letter);
    if (this.fault === 'lost') socket.destroy();
    else socket.write('250 taken\r\n');
  }
}
