import { type AnsweredMessage, messages, RETENTION } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { useId, useState } from 'react';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { PagedList } from '../screen/paged-list.js';
import { RemovedButton } from '../screen/removed-button.js';
import { answeredMessagesQuery } from './answered-messages.queries.js';
import { TaskRow } from './task-section.js';
import { answerMessage, reopenMessage } from './tasks.api.js';

const PERIOD = `the last ${RETENTION.answeredMessages} days`;
const stay = (): void => {};

function AnsweredRow({ message: { _id, name, email, message, at, answeredAt } }: { message: AnsweredMessage }) {
  const change = useDeskChange(stay);
  const reopen = async () => {
    await reopenMessage(_id);
    return { undo: () => answerMessage(_id) };
  };
  return (
    <TaskRow title={name} facts={[email, salonMoment(at), `answered ${salonMoment(answeredAt)}`]} text={message}>
      <RemovedButton
        variant="line"
        busy={change.isPending}
        aria-label={`Open again: the message of ${name}`}
        onPress={() =>
          change.mutate({ run: reopen, done: messages.messageReopened, failed: messages.messageReopenFailed })
        }
      >
        Open again
      </RemovedButton>
    </TaskRow>
  );
}

const AnsweredList = () => (
  <PagedList
    query={useInfiniteQuery(answeredMessagesQuery)}
    itemsOf={(page) => page.messages}
    row={(message) => <AnsweredRow key={message._id} message={message} />}
    label="Answered messages"
    className="tasks__rows"
    empty={<p className="muted">No message was answered in {PERIOD}.</p>}
    failed={messages.answeredMessagesFailed}
    rows={[2, '6rem']}
  />
);

/** The answered messages that are still stored, loaded once they are unfolded. */
export function AnsweredMessages() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="tasks" aria-labelledby={id}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id={id}>Messages answered in {PERIOD}</h2>
        </summary>
        {isOpen && <AnsweredList />}
      </details>
    </section>
  );
}
