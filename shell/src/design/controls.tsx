import { messages } from '@salon/contracts';
import { Button, type ButtonVariant, Checkbox, TextArea, TextField } from '@salon/ui';
import { QuantityStepper } from '@salon/ui/actions/quantity-stepper';
import { CodeInput } from '@salon/ui/code-input';
import { Tabs } from '@salon/ui/tabs';
import { useState } from 'react';
import { Part } from './part.js';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'quiet', 'line', 'danger', 'text'];

const Buttons = () => (
  <Part title="Buttons">
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {variant}, disabled
      </Button>
    ))}
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} busy>
        {variant}, busy
      </Button>
    ))}
    <Button variant="primary" size="big">
      primary, big
    </Button>
  </Part>
);

const Fields = () => (
  <Part title="Fields">
    <TextField label="Text" hint="Help below" defaultValue="Nimali Perera" />
    <TextField label="With an error" error={messages.emailInvalid} defaultValue="nimali@" />
    <TextField label="Disabled" disabled defaultValue="Colombo" />
    <TextField label="Password" type="password" defaultValue="Frangipani7" autoComplete="off" />
    <TextArea label="Several lines" hint="0 of 2,000 characters" />
    <TextArea label="Several lines with an error" error={messages.commentRequired} />
    <Checkbox label="A box to tick" hint="With help" defaultChecked />
    <Checkbox label="With an error" error="Please tick it" />
    <Checkbox label="Disabled" disabled />
  </Part>
);

function Kept() {
  const [quantity, setQuantity] = useState(1);
  const [code, setCode] = useState('123');
  return (
    <Part title="Quantity, code, tabs">
      <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} />
      <QuantityStepper label="Quantity, disabled" value={2} onChange={setQuantity} disabled />
      <CodeInput label="Code" value={code} onChange={setCode} />
      <CodeInput label="Code with an error" value="123456" onChange={setCode} error="This code is not right" />
      <Tabs
        label="Visits"
        tabs={[
          { id: 'next', label: 'Upcoming', content: 'Friday at ten' },
          { id: 'past', label: 'Past', content: 'None yet' },
        ]}
      />
    </Part>
  );
}

export const Controls = () => (
  <>
    <Buttons />
    <Fields />
    <Kept />
  </>
);
