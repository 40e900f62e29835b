import { Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ContentAct, type ContentEntry, messages, type SpecialOffer, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { WriteContent } from '../content/write-content.js';
import { Limited } from '../limits/throttle.guard.js';
import { TakesUpload, type Upload, Uploaded } from '../input/upload.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { offerForm } from './offer.form.js';

/** The whole offer, and the act by which it can be undone. */
type OfferAnswer = Success<{ offer: SpecialOffer; act: ContentAct }>;

/** Milliseconds: several pictures may have to be drawn before this one. */
const DRAWING = 20_000;

/** Special offers for admins (spec §7, decisions B1, B7, B8); each call answers what it did and how to undo it. */
@ApiTags('special offers')
@Controller('api/special-offers')
export class AdminOffersController {
  constructor(
    private readonly upstream: Upstream,
    private readonly content: WriteContent,
  ) {}

  @Post()
  @Access('admin')
  @Limited('offer')
  @TakesUpload('image')
  async create(@Uploaded() { file, fields }: Upload, @Asks() asking: Asking): Promise<OfferAnswer> {
    const body = { ...offerForm(fields, true), ...(await this.pictureOf(file, asking)) };
    return this.write({ method: 'POST', path: '/content/offers', body }, asking, messages.contentSaved);
  }

  @Patch(':id')
  @Access('admin')
  @Limited('offer')
  @TakesUpload('image')
  async edit(
    @UuidParam('id') id: string,
    @Uploaded() { file, fields }: Upload,
    @Asks() asking: Asking,
  ): Promise<OfferAnswer> {
    const body = { ...offerForm(fields, false), ...(await this.pictureOf(file, asking)) };
    return this.write({ method: 'PATCH', path: `/content/offers/${id}`, body }, asking, messages.contentSaved);
  }

  /** Archives it: appointments and carts may name it, and this can be undone. */
  @Delete(':id')
  @Access('admin')
  archive(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<OfferAnswer> {
    return this.write({ method: 'POST', path: `/content/offers/${id}/archive` }, asking, messages.contentArchived);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Access('admin')
  restore(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<OfferAnswer> {
    return this.write({ method: 'POST', path: `/content/offers/${id}/restore` }, asking, messages.contentRestored);
  }

  private async pictureOf(file: Upload['file'], asking: Asking): Promise<{ image?: string }> {
    if (!file) return {};
    const { imageUrl } = await this.upstream.send<{ imageUrl: string }>(
      { service: 'catalog', method: 'POST', path: '/uploads', body: file.bytes, patience: DRAWING },
      asking,
    );
    return { image: imageUrl };
  }

  private async write(call: Omit<Call, 'service'>, asking: Asking, message: string): Promise<OfferAnswer> {
    const {
      data: { entry, act },
    } = await this.content.send<{ entry: ContentEntry; act: ContentAct }>(call, asking, message);
    const { offer } = await this.upstream.send<{ offer: SpecialOffer }>(
      { service: 'catalog', path: `/offers/${entry._id}/any` },
      asking,
    );
    return { status: 'success', message, data: { offer, act } };
  }
}
