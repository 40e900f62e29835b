import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ClientContactChanged, foldEmail, messages, refuse, type Success } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { nullWhenGone, partOf } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { CustomerRecords } from './customer-records.js';
import { ClientContactDto } from './customers.dto.js';

/** The contact of clients, who have no account; the account service refuses a change of anybody else's. */
@ApiTags('admin')
@Controller('api/admin')
export class ClientContactController {
  constructor(
    private readonly upstream: Upstream,
    private readonly records: CustomerRecords,
  ) {}

  @Put('customers/:id/contact')
  @Access('desk')
  change(
    @UuidParam('id') id: string,
    @Body() body: ClientContactDto,
    @Context() context: RequestContext,
  ): Promise<Success<ClientContactChanged>> {
    const call = { service: 'account', method: 'PUT', path: `/clients/${id}/contact`, body } as const;
    const changing = this.upstream.forward<ClientContactChanged>(call, context, messages.contactChanged);
    const { email } = body;
    if (email === undefined) return changing;
    return this.withAddress(id, changing, context).catch((error) => this.refused(error, { id, email }, context));
  }

  @Post('client-changes/:id/undo')
  @HttpCode(200)
  @Access('desk')
  async undo(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<ClientContactChanged>> {
    const path = `/client-changes/${id}`;
    const { clientId } = await this.upstream.send<{ clientId: string }>({ service: 'account', path }, context);
    const call = { service: 'account', method: 'POST', path: `${path}/undo` } as const;
    return this.withAddress(clientId, this.upstream.forward(call, context, messages.actionUndone), context);
  }

  /**
   * Booking stores the address as well, by which it finds the notes, blocks and merges of whoever registers with it. It
   * comes second, since the account service can refuse. When booking did not respond, a repeated call is refused,
   * because the contact has been changed already, and booking gets the address then.
   */
  private async withAddress(
    id: string,
    changing: Promise<Success<ClientContactChanged>>,
    context: RequestContext,
  ): Promise<Success<ClientContactChanged>> {
    const changed = await changing.catch(async (error: unknown) => {
      if (error instanceof DomainError && error.kind === 'conflict') await this.sendCurrentAddress(id, context);
      throw error;
    });
    await this.sendAddress(id, changed.data.contact.email, context);
    return changed;
  }

  /** Best effort; the address of an account that has never been a client is not the desk's. */
  private async sendCurrentAddress(id: string, context: RequestContext): Promise<void> {
    const current = await partOf(this.records.details(id, context)).catch(nullWhenGone);
    const isClient = current && !(current.hasAccount && current._id === id);
    if (isClient) await partOf(this.sendAddress(id, current.email, context));
  }

  private sendAddress(id: string, email: string, context: RequestContext): Promise<object> {
    const call = { service: 'booking', method: 'PUT', path: `/customers/${id}/address`, body: { email } } as const;
    return this.upstream.send(call, context);
  }

  /** Of a record that is merged with this one, the account service cannot know: it asks to merge the two. */
  private async refused(
    error: unknown,
    { id, email }: { id: string; email: string },
    context: RequestContext,
  ): Promise<never> {
    if (!(error instanceof DomainError) || error.code !== 'CONTACT_TAKEN') throw error;
    const people = (await partOf(this.records.ofPerson(id, context))) ?? [];
    const other = people.find((each) => each.email === foldEmail(email));
    if (!other) throw error;
    throw refuse('CONTACT_TAKEN', { params: { reason: 'merged', name: other.name }, field: 'email', cause: error });
  }
}
