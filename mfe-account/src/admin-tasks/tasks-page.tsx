import { JOB_TRIED, may, messages, type OpenTasks } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { buttonClass, EmptyState, Notice } from '@salon/ui';
import { formatDate, formatTime, salonMoment, useSession } from '@salon/web-kit';
import { tasksQuery } from '@salon/web-kit/queries';
import { FollowLive } from '@salon/web-kit/live';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { AdminPage } from '../screen/admin-page.js';
import { LiveLine } from '../screen/live-line.js';
import { Loaded } from '../screen/loaded.js';
import { CustomerName } from '../visit/customer-name.js';
import { AnsweredMessages } from './answered-messages.js';
import { MailTask } from './mail-task.js';
import { MessageTask } from './message-task.js';
import { NoticeTask } from './notice-task.js';
import { RefundTask } from './refund-task.js';
import { TaskRow, TaskSection } from './task-section.js';
import { CHARGE_BACK, VERDICTS } from './task-words.js';
import '../styles/admin-form.css';
import '../styles/admin-tasks.css';

const Outside = ({ visits }: { visits: number }) => (
  <TaskSection
    title="Visits outside the hours"
    lead="Leave, sickness or a closed day came after they were booked."
    tasks={visits === 0 ? [] : [visits]}
    total={visits === 0 ? 0 : 1}
    count={visits}
    row={() => (
      <TaskRow
        key="outside"
        title={`${counted(visits, 'visit')} to decide`}
        facts={['To give to somebody else, to move, to keep or to cancel']}
      >
        <Link className={buttonClass({ variant: 'line' })} to="/admin/outside-hours">
          Decide
        </Link>
      </TaskRow>
    )}
  />
);

const NO_TASKS = { tasks: [], total: 0 };

function Tasks({
  refunds,
  notices,
  chargeBacks = NO_TASKS,
  mails,
  holds,
  outside,
  messages: unanswered,
  total,
}: OpenTasks) {
  const { user } = useSession();
  const mayPay = user !== null && may(user, 'money');
  return (
    <div className="all-tasks">
      {total === 0 && (
        <EmptyState
          art="/art/araliya-branch.svg"
          title="Nothing needs you."
          text="Refunds, messages, payments that are disputed or doubtful, mails that do not leave and visits outside the hours wait here."
        />
      )}
      <TaskSection
        title="Refunds"
        lead="The oldest first. Nobody waits longer for their money than they must."
        {...refunds}
        row={(refund) => <RefundTask key={refund._id} refund={refund} mayPay={mayPay} />}
      />
      <Outside visits={outside} />
      {unanswered === null ? (
        <Notice tone="warning">{messages.messagesUnread}</Notice>
      ) : (
        <TaskSection
          title="Messages without an answer"
          lead="Written on the contact page, and mailed to the salon as well."
          {...unanswered}
          row={(message) => <MessageTask key={message._id} message={message} />}
        />
      )}
      <TaskSection
        title="Payments that the bank took back"
        lead="A card's owner or their bank disputed them. The visit's page shows what is due now."
        {...chargeBacks}
        row={(notice) => <NoticeTask key={notice._id} notice={notice} {...CHARGE_BACK} mayReview={mayPay} />}
      />
      <TaskSection
        title="Payment notices that were not believed"
        lead="No visit was confirmed and no money booked by them."
        {...notices}
        row={(notice) => (
          <NoticeTask key={notice._id} notice={notice} {...VERDICTS[notice.verdict]} mayReview={mayPay} />
        )}
      />
      <TaskSection
        title="Mails that do not leave"
        lead={`They are tried again by themselves for ${JOB_TRIED}; after that somebody has to ask.`}
        {...mails}
        row={(mail) => <MailTask key={mail._id} mail={mail} />}
      />
      <TaskSection
        title="Held times that end soon"
        lead="Unpaid; in a few minutes each is free again by itself."
        {...holds}
        row={({ visit, customerPhone, date, startTime, until }) => (
          <TaskRow
            key={visit._id}
            title={<CustomerName of={visit} />}
            facts={[customerPhone, `${formatDate(date)}, ${formatTime(startTime)}`, `held until ${salonMoment(until)}`]}
          />
        )}
      />
      <AnsweredMessages />
    </div>
  );
}

const Content = () => (
  <Loaded query={useQuery(tasksQuery)} failed={messages.tasksFailed} rows={[3, '6rem']}>
    {(tasks) => <Tasks {...tasks} />}
  </Loaded>
);

/** /admin/tasks: the open tasks. */
const TasksPage = () => (
  <AdminPage title="Open tasks" lead="A task leaves this list by itself once it is settled.">
    <FollowLive>
      <LiveLine />
      <Content />
    </FollowLive>
  </AdminPage>
);

export default TasksPage;
