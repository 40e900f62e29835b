import { Body, Controller, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  type AdminStylist,
  foldEmail,
  messages,
  refuse,
  type SalonChange,
  type StaffList,
  type StylistVisit,
  type Success,
} from '@salon/contracts';
import { newOrderOf, UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { stylistForm } from './stylist.form.js';

type Changed = Success<{ stylist: AdminStylist; change: SalonChange }>;

/** The salon's stylists, as admins see and change them; fields in libs/contracts. */
@ApiTags('stylists')
@Controller('api/admin/stylists')
export class AdminStylistsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('settings')
  async all(@Context() context: RequestContext): Promise<Success<{ stylists: AdminStylist[] }>> {
    return this.send({ path: '' }, context);
  }

  @Get(':id/visits')
  @Access('settings')
  async visits(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ visits: StylistVisit[] }>> {
    return this.send({ path: `/${id}/visits` }, context);
  }

  @Post()
  @Access('settings')
  @ApiBody({ type: Object })
  async create(@Body() body: unknown, @Context() context: RequestContext): Promise<Changed> {
    const form = stylistForm(body, true);
    await this.assertAccount(form, context);
    await this.keepPicture(form, context);
    return this.send({ method: 'POST', path: '', body: form }, context, messages.contentSaved);
  }

  @Put('order')
  @Access('settings')
  @ApiBody({ type: Object })
  async order(@Body() body: unknown, @Context() context: RequestContext): Promise<Success<{ change: SalonChange }>> {
    return this.send({ method: 'PUT', path: '/order', body: newOrderOf(body) }, context, messages.orderSaved);
  }

  @Patch(':id')
  @Access('settings')
  @ApiBody({ type: Object })
  async edit(@UuidParam('id') id: string, @Body() body: unknown, @Context() context: RequestContext): Promise<Changed> {
    const form = stylistForm(body, false);
    await this.assertAccount(form, context);
    await this.keepPicture(form, context);
    return this.send({ method: 'PATCH', path: `/${id}`, body: form }, context, messages.contentSaved);
  }

  @Post(':id/archive')
  @HttpCode(200)
  @Access('settings')
  async archive(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Changed> {
    return this.send({ method: 'POST', path: `/${id}/archive` }, context, messages.stylistArchived);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Access('settings')
  async restore(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Changed> {
    return this.send({ method: 'POST', path: `/${id}/restore` }, context, messages.stylistRestored);
  }

  /**
   * Only the account service knows accounts.
   * @throws DomainError `invalid` unless it is the account of a team member
   */
  private async assertAccount({ accountEmail }: Record<string, unknown>, context: RequestContext): Promise<void> {
    if (typeof accountEmail !== 'string' || accountEmail === '') return;
    const { people } = await this.upstream.send<StaffList>({ service: 'account', path: '/staff' }, context);
    const email = foldEmail(accountEmail);
    if (!people.some((person) => person.email === email && !person.disabled)) throw refuse('STYLIST_ACCOUNT_UNKNOWN');
  }

  /** The catalog stores the files and deletes unused ones. */
  private async keepPicture({ picture }: Record<string, unknown>, context: RequestContext): Promise<void> {
    if (typeof picture !== 'string') return;
    await this.upstream.send(
      { service: 'catalog', method: 'POST', path: '/uploads/kept', body: { url: picture } },
      context,
    );
  }

  private send<Data>(
    { path, ...call }: Omit<Call, 'service'>,
    context: RequestContext,
    message?: string,
  ): Promise<Success<Data>> {
    return this.upstream.forward({ service: 'booking', path: `/admin-stylists${path}`, ...call }, context, message);
  }
}
