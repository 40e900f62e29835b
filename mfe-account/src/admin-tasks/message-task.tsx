import { mailLink, messages, type MessageTask as Message } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { useDeskChange } from '../admin-actions/use-desk-change.js';
import { RemovedButton } from '../screen/removed-button.js';
import { TaskRow } from './task-section.js';
import { answerMessage, reopenMessage } from './tasks.api.js';

const stay = (): void => {};

/** A message of the contact page: it is answered by mail, and marked here as answered. */
export function MessageTask({ message: { _id, name, email, message, at } }: { message: Message }) {
  const change = useDeskChange(stay);
  const answer = async () => {
    await answerMessage(_id);
    return { undo: () => reopenMessage(_id) };
  };
  return (
    <TaskRow title={name} facts={[email, salonMoment(at)]} text={message}>
      <a className={buttonClass({ variant: 'line' })} href={mailLink(email)} aria-label={`Write to ${name}`}>
        Write
      </a>
      <RemovedButton
        variant="line"
        busy={change.isPending}
        aria-label={`Answered: the message of ${name}`}
        onPress={() =>
          change.mutate({ run: answer, done: messages.messageAnswered, failed: messages.messageAnswerFailed })
        }
      >
        Answered
      </RemovedButton>
    </TaskRow>
  );
}
