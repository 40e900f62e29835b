import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, SelectField, TextArea, TextField } from '@salon/ui';

describe('A field', () => {
  it('is named by its label and described by its help', () => {
    render(<TextField label="Phone Number (optional)" hint="Ten digits" />);
    expect(screen.getByRole('textbox', { name: 'Phone Number (optional)' })).toHaveAccessibleDescription('Ten digits');
  });

  it('with an error is invalid, and is described by help and error', () => {
    render(<TextField label="Email address" hint="We send your code there" error="Email is invalid" />);
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('We send your code there Email is invalid');
  });

  it('without an error is not invalid and describes nothing', () => {
    render(<TextField label="Full Name" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps an existing description', () => {
    render(
      <>
        <p id="rule">As in your passport</p>
        <TextField label="Full Name" aria-describedby="rule" error="Name is required" />
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As in your passport Name is required');
  });

  it('a password is hidden until it is shown on request', async () => {
    render(<TextField label="Password" type="password" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'Secret12');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveValue('Secret12');
  });

  it('says which password its button shows', () => {
    render(
      <>
        <TextField label="Current Password" type="password" />
        <TextField label="New Password" type="password" />
      </>,
    );
    const [current, next] = screen.getAllByRole('button', { name: 'Show' });
    expect(current).toHaveAccessibleDescription('Current Password');
    expect(next).toHaveAccessibleDescription('New Password');
  });

  it('a text area has label, help and error too', () => {
    render(<TextArea label="Comment" error="Please enter a comment" />);
    const field = screen.getByRole('textbox', { name: 'Comment' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter a comment');
  });

  it("passes its element to the form's ref", () => {
    const kept: Record<string, HTMLElement | null> = {};
    render(
      <>
        <TextField
          label="Email"
          ref={(element) => {
            kept.email = element;
          }}
        />
        <TextArea
          label="Comment"
          ref={(element) => {
            kept.comment = element;
          }}
        />
        <Checkbox
          label="Admin"
          ref={(element) => {
            kept.admin = element;
          }}
        />
      </>,
    );
    expect([kept.email, kept.comment, kept.admin]).toEqual([
      screen.getByLabelText('Email'),
      screen.getByLabelText('Comment'),
      screen.getByLabelText('Admin'),
    ]);
  });

  it('a choice keeps an existing description', () => {
    render(
      <>
        <p id="effect">Guests can book until 9 December</p>
        <SelectField label="At most ahead" aria-describedby="effect" error="Choose one" defaultValue="14">
          <option>14</option>
        </SelectField>
      </>,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Guests can book until 9 December Choose one');
  });

  it('a checkbox is ticked by its label and by the space bar', async () => {
    render(<Checkbox label="Admin Account" />);
    const box = screen.getByRole('checkbox', { name: 'Admin Account' });
    await userEvent.click(screen.getByText('Admin Account'));
    expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });
});
