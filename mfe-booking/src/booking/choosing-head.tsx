/** The heading of the screen on which a time is chosen, the same while it is waited for. */
export const ChoosingHead = () => (
  <div className="screen-head">
    <div>
      <h1>Choose your time</h1>
      <p>Your services follow one another, with one stylist.</p>
    </div>
  </div>
);
