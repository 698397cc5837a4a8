/**
 * A color as seen without green or red cones: the matrices for linear sRGB, at full severity, of
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), table of
 * matrices.
 */
import type { Rgb } from './pixels.ts';

type Matrix = readonly [Rgb, Rgb, Rgb];

const DEUTERANOPIA: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const PROTANOPIA: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];

/** Converts an sRGB channel (0 to 255) to linear light (0 to 1), and back. */
const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const encoded = (light: number): number => {
  const part = Math.min(1, Math.max(0, light));
  return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
};

const seenBy =
  ([toRed, toGreen, toBlue]: Matrix) =>
  ([red, green, blue]: Rgb): Rgb => {
    const light = [linear(red), linear(green), linear(blue)] as const;
    const mix = (row: Rgb): number => encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
    return [mix(toRed), mix(toGreen), mix(toBlue)];
  };

export const EYES = {
  'all cones': (color: Rgb): Rgb => color,
  deuteranopia: seenBy(DEUTERANOPIA),
  protanopia: seenBy(PROTANOPIA),
} as const;
