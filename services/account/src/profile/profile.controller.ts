import { Body, Controller, Put } from '@nestjs/common';
import type { ProfileRequest, User } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, CurrentVisitor, type Visitor } from '@salon/nest-kit';
import { UpdateProfile } from './update-profile.js';

@Controller('profile')
export class ProfileController {
  constructor(private readonly updateProfile: UpdateProfile) {}

  @Put()
  update(
    @CurrentCaller() caller: Caller | null,
    @Body() request: ProfileRequest,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<{ user: User }> {
    return this.updateProfile.run(requireCaller(caller).id, request, visitor);
  }
}
