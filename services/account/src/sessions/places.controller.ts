import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import type { SignedInPlace } from '@salon/contracts';
import { type Caller, Calling, requireCaller, UuidParam, Visiting, type Visitor } from '@salon/nest-kit';
import { EndPlaces } from './end-places.js';
import { PlacesQueries } from './places.queries.js';

@Controller('my-sessions')
export class PlacesController {
  constructor(
    private readonly places: PlacesQueries,
    private readonly endPlaces: EndPlaces,
  ) {}

  @Get()
  async list(@Calling() caller: Caller | null): Promise<{ sessions: SignedInPlace[] }> {
    return { sessions: await this.places.placesOf(requireCaller(caller)) };
  }

  @Delete(':id')
  @HttpCode(204)
  async end(
    @Calling() caller: Caller | null,
    @UuidParam('id') id: string,
    @Visiting() visitor: Visitor,
  ): Promise<void> {
    await this.endPlaces.one(requireCaller(caller), id, visitor);
  }

  @Post('end-others')
  @HttpCode(204)
  async endOthers(@Calling() caller: Caller | null, @Visiting() visitor: Visitor): Promise<void> {
    await this.endPlaces.others(requireCaller(caller), visitor);
  }
}
