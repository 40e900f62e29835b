import { plainShelf } from '../content/text.shelves.js';

export const galleryShelf = plainShelf('gallery', 'gallery_image', ['caption', 'title', 'imageUrl']);
