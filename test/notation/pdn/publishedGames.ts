/** Games that were played and published: the bare moves, from the examples of the PDN 3.0 specification. */

/** International, World Championship, Hardenberg 2007, round 7: Mikhalchenko 0-2 Ndjofang. */
export const HARDENBERG = `[Event "FMJD World Championship"]
[Site "Hardenberg NED"]
[Date "2007.05.19"]
[Round "7"]
[White "Mikhalchenko, I."]
[Black "Ndjofang, J."]
[Result "0-2"]
[GameType "20"]

 1.32-28 17-22  2.28x17 11x22  3.37-32  6-11  4.41-37 12-17  5.46-41  8-12
 6.34-30  2-8   7.30-25 19-23  8.35-30  1-6   9.40-35 13-19 10.31-27 22x31
11.36x27  9-13 12.33-28  4-9  13.41-36 17-22 14.28x17 11x31 15.37x26 23-28
16.32x23 19x28 17.42-37 20-24 18.30x19 14x23 19.37-31 16-21 20.26x17 12x21
21.31-27 21x32 22.38x27  6-11 23.47-42 15-20 24.25x14 10x19 25.39-33 28x39
26.44x33  8-12 27.42-38 23-28 28.33x22 12-17 29.49-44 17x28 30.38-33 28x39
31.44x33 18-22 32.27x18 13x22 33.43-38 19-23 34.38-32 11-17 35.32-27 22x31
36.36x27  9-13 37.45-40 13-18 *
`;

/** English: Jordan against Tesheleit, Black begins from the squares 1 to 12. */
export const DOUBLE_CORNER_DYKE = `[Event "Double Corner Dyke"]
[Black "Jordan, A"]
[White "Tesheleit, F"]
[Result "1/2-1/2"]
[GameType "21"]

1. 9-14 22-17 2. 11-15 25-22 3. 15-19 23x16 4. 12x19 24x15 5. 10x19 17x10
6. 6x15 21-17 7. 5-9 29-25 8. 8-12 25-21 9. 7-10 17-13 10. 1-6 27-24
11. 4-8 32-27 12. 9-14 27-23 13. 3-7 23x16 14. 12x19 22-17 15. 7-11 26-23
16. 19x26 30x23 17. 8-12 24-20 18. 15-18 23-19 19. 11-15 20-16 20. 15x24 28x19
21. 2-7 31-26 22. 18-23 26-22 23. 23-27 16-11 24. 7x23 22-18 *
`;
