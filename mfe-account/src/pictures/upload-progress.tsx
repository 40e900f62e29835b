/** The upload progress of a picture. @param share 0 to 1 */
export const UploadProgress = ({ share }: { share: number }) => (
  <div className="sending" role="status">
    <progress aria-label="Upload" max={1} value={share} />
    <span>{share < 1 ? 'Uploading...' : 'Almost there...'}</span>
  </div>
);
