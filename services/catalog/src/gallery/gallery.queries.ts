import { Injectable } from '@nestjs/common';
import type { GalleryGroup } from '@salon/contracts';
import { PublicReads } from '@salon/nest-kit';

@Injectable()
export class GalleryQueries {
  constructor(private readonly reads: PublicReads) {}

  /** Pictures grouped by caption, groups in the order of their first picture (docs/product.md §3 Gallery entry). */
  groups(): Promise<GalleryGroup[]> {
    return this.reads.query(`
      SELECT caption,
        jsonb_agg(jsonb_build_object('_id', id, 'imageUrl', "imageUrl", 'caption', title) ORDER BY position) AS images
      FROM catalog.gallery_image WHERE "archivedAt" IS NULL
      GROUP BY caption ORDER BY min(position)`);
  }
}
