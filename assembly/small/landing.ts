export { landed, moved } from '../dark/landing';
