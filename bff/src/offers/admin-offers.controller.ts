import { Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ContentAction, type ContentItem, messages, type SpecialOffer, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { WriteContent } from '../content/write-content.js';
import { Limited } from '../limits/throttle.guard.js';
import { AcceptsUpload, type Upload, UploadedForm } from '../input/upload.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { offerForm } from './offer.form.js';

/** The complete offer, and the admin action that can undo the change. */
type OfferResponse = Success<{ offer: SpecialOffer; act: ContentAction }>;

/** Special offers for admins (decisions B1, B7, B8). Each call returns its admin action, which can be undone. */
@ApiTags('special offers')
@Controller('api/special-offers')
export class AdminOffersController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Post()
  @Access('content')
  @Limited('content')
  @AcceptsUpload('image', { withFields: true })
  async create(@UploadedForm() { file, fields }: Upload, @Context() context: RequestContext): Promise<OfferResponse> {
    const body = { ...offerForm(fields, true), ...(await this.pictureOf(file, context)) };
    return this.write({ method: 'POST', path: '/content/offers', body }, context, messages.contentSaved);
  }

  @Patch(':id')
  @Access('content')
  @Limited('content')
  @AcceptsUpload('image', { withFields: true })
  async edit(
    @UuidParam('id') id: string,
    @UploadedForm() { file, fields }: Upload,
    @Context() context: RequestContext,
  ): Promise<OfferResponse> {
    const body = { ...offerForm(fields, false), ...(await this.pictureOf(file, context)) };
    return this.write({ method: 'PATCH', path: `/content/offers/${id}`, body }, context, messages.contentSaved);
  }

  /** Archives instead of deleting: appointments and carts may refer to it, and archiving can be undone. */
  @Delete(':id')
  @Access('content')
  archive(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<OfferResponse> {
    return this.write({ method: 'POST', path: `/content/offers/${id}/archive` }, context, messages.contentArchived);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Access('content')
  restore(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<OfferResponse> {
    return this.write({ method: 'POST', path: `/content/offers/${id}/restore` }, context, messages.contentRestored);
  }

  private async pictureOf(file: Upload['file'], context: RequestContext): Promise<{ image?: string }> {
    if (!file) return {};
    const { imageUrl } = await this.content.storePicture(file, context);
    return { image: imageUrl };
  }

  private async write(call: Omit<Call, 'service'>, context: RequestContext, message: string): Promise<OfferResponse> {
    const {
      data: { entry, act },
    } = await this.content.send<{ entry: ContentItem; act: ContentAction }>(call, context, message);
    const { offer } = await this.upstream.send<{ offer: SpecialOffer }>(
      { service: 'catalog', path: `/offers/${entry._id}/any` },
      context,
    );
    return { status: 'success', message, data: { offer, act } };
  }
}
