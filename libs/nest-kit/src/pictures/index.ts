export { checkPicture } from './picture.rules.js';
export { PictureFolder } from './picture-folder.js';
export { Pictures } from './pictures.js';
export { PicturesModule } from './pictures.module.js';
export { TakesPicture } from './takes-picture.js';
