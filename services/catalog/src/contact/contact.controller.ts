import { Body, Controller, Post } from '@nestjs/common';
import { contactOf } from './contact.rules.js';
import { TakeMessage } from './take-message.js';

@Controller('contact')
export class ContactController {
  constructor(private readonly take: TakeMessage) {}

  @Post()
  async write(@Body() body: unknown): Promise<object> {
    await this.take.run(contactOf(body));
    return {};
  }
}
