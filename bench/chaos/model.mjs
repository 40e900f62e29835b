// Compares the booking service with a small model: 2,000 runs of thirty actions, and 500 runs of three concurrent
// customers.
import { runSpecs } from '../support/specs.mjs';

/** Runs the model's specs at full scale. */
export async function model({ seed, share }) {
  const { isPassed } = await runSpecs({ files: 'testing-model/', seed, share });
  return isPassed ? [] : ['the salon and its model part: see the acts above'];
}
