import { Inject, Injectable } from '@nestjs/common';
import { may, type User } from '@salon/contracts';
import { type BffOptions, OPTIONS } from '../options.js';

/** The user as sent to the browser: only these fields, even if a service sends more (threat T48). */
@Injectable()
export class UserView {
  constructor(@Inject(OPTIONS) private readonly options: BffOptions) {}

  of({ _id, name, email, isVerified, role, permissions, secondFactor, ...rest }: User): User {
    const { googleId, profileImage, address, phone, city } = rest;
    const isRequired = secondFactor !== 'on' && this.options.ownersNeedSecondFactor && may({ permissions }, 'staff');
    return {
      _id,
      name,
      email,
      isVerified,
      role,
      permissions,
      secondFactor: isRequired ? 'required' : secondFactor,
      googleId,
      profileImage,
      address,
      phone,
      city,
    };
  }
}
