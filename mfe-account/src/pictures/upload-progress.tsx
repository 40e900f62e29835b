/** How much of a picture has left. @param share 0 to 1 */
export const UploadProgress = ({ share }: { share: number }) => (
  <div className="sending" role="status">
    <progress aria-label="Upload" max={1} value={share} />
    <span>{share < 1 ? 'Uploading...' : 'Almost there...'}</span>
  </div>
);
