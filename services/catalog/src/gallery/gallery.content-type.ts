import { plainContentType } from '../content-types/plain-content-type.js';

export const galleryType = plainContentType('gallery', 'gallery_image', ['caption', 'title', 'imageUrl']);
