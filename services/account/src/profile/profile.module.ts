import { Module } from '@nestjs/common';
import { ProfileController } from './profile.controller.js';
import { UpdateProfile } from './update-profile.js';

@Module({ controllers: [ProfileController], providers: [UpdateProfile] })
export class ProfileModule {}
