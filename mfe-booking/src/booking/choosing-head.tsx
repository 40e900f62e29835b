/** The heading of the screen that chooses a time, shared with its skeleton. */
export const ChoosingHead = () => (
  <div className="screen-head">
    <div>
      <h1>Choose your time</h1>
      <p>Your services follow one another, with one stylist.</p>
    </div>
  </div>
);
