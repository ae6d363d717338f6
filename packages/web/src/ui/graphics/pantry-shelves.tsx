/** The things on the three shelves, from the top left on. They are a picture and say nothing. */
export function PantryShelves() {
  return (
    <>
      <path d="M30 420V190C30 84 132 14 260 14s230 70 230 176v230Z" fill="var(--wall)" />
      <path d="M260 14c128 0 230 70 230 176v60L214 420H30v-8L372 40c-32-17-70-26-112-26Z" fill="var(--light)" />
      <TopShelf />
      <MiddleShelf />
      <BottomShelf />
    </>
  )
}

function Board({ y, x = 62, width = 396 }: { y: number; x?: number; width?: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height="10" rx="5" fill="var(--wood)" />
      <path d={`M${x + 30} ${y + 10}v12l-10 0v-12ZM${x + width - 20} ${y + 10}v12h-10v-12Z`} fill="var(--wood-dark)" />
    </>
  )
}

function Jar({
  x,
  y,
  width,
  height,
  fill,
  level,
}: Record<'x' | 'y' | 'width' | 'height' | 'level', number> & { fill: string }) {
  const top = y + height * (1 - level)
  return (
    <>
      <rect x={x + 5} y={y - 11} width={width - 10} height="12" rx="4" fill="var(--wood-dark)" />
      <rect x={x} y={y} width={width} height={height} rx="11" fill="var(--glass)" />
      <path
        d={`M${x} ${top}c${width / 3}-7 ${(width * 2) / 3} 7 ${width} 0v${y + height - top - 11}a11 11 0 0 1-11 11h-${width - 22}a11 11 0 0 1-11-11Z`}
        fill={fill}
      />
      <rect
        x={x + 8}
        y={y + height * 0.55}
        width={width - 16}
        height={height * 0.26}
        rx="4"
        fill="var(--paper)"
        opacity=".92"
      />
    </>
  )
}

function TopShelf() {
  return (
    <>
      <Jar x={122} y={92} width={54} height={66} fill="var(--apricot)" level={0.72} />
      <Jar x={186} y={104} width={46} height={54} fill="var(--tomato)" level={0.86} />
      <rect x="246" y="98" width="52" height="60" rx="8" fill="var(--leaf)" />
      <rect x="246" y="98" width="52" height="10" rx="5" fill="var(--leaf-soft)" />
      <path d="M272 144c-11-6-13-16-7-27 12 4 16 14 7 27Zm0 0-4-18" fill="var(--leaf-soft)" />
      <path d="M338 128h46l-5 30h-36Z" fill="var(--crust)" />
      <rect x="334" y="122" width="54" height="10" rx="4" fill="var(--apricot)" />
      <g fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round">
        <path d="M360 122c-2-20-12-30-26-34M362 122c0-24 4-36 16-46M366 122c6-14 16-18 28-16 14 3 18 20 16 44" />
      </g>
      <g fill="var(--leaf)">
        <path d="M334 88c-14 2-20-4-20-14 12-2 20 4 20 14ZM378 76c-2-14 4-22 16-24 3 13-3 22-16 24Z" />
        <path d="M348 98c-3-12 1-20 10-24 6 11 2 20-10 24ZM403 118c8-9 18-10 25-3-6 10-16 11-25 3ZM411 138c-11-4-15-12-11-21 11 3 15 11 11 21ZM410 152c9-3 16 1 19 10-10 5-17 1-19-10Z" />
      </g>
      <Board y={158} x={96} width={328} />
    </>
  )
}

function MiddleShelf() {
  return (
    <>
      <path d="M92 214h52v66a4 4 0 0 1-4 4H96a4 4 0 0 1-4-4Z" fill="var(--paper)" />
      <path d="M92 214l9-18h34l9 18Z" fill="var(--lake-soft)" />
      <rect x="100" y="186" width="36" height="11" rx="3" fill="var(--lake)" />
      <path d="M92 238h52v30H92Z" fill="var(--lake)" />
      <path d="M118 244c5 6 7 10 7 13a7 7 0 0 1-14 0c0-3 2-7 7-13Z" fill="var(--paper)" />
      <path
        d="M172 182h16v22c9 5 13 12 13 22v54a4 4 0 0 1-4 4h-34a4 4 0 0 1-4-4v-54c0-10 4-17 13-22Z"
        fill="var(--basil)"
      />
      <rect x="169" y="174" width="22" height="12" rx="3" fill="var(--wood-dark)" />
      <rect x="159" y="234" width="42" height="30" fill="var(--paper)" opacity=".85" />
      <g fill="var(--tomato)">
        <circle cx="258" cy="240" r="21" />
        <circle cx="300" cy="238" r="22" />
      </g>
      <circle cx="280" cy="222" r="21" fill="var(--apricot)" />
      <path
        d="M280 202c0-8 5-13 12-15M300 217c1-6 4-9 9-10"
        stroke="var(--leaf)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M224 244h112c0 24-18 40-40 40h-32c-22 0-40-16-40-40Z" fill="var(--plum)" />
      <path d="M224 244h112c0 4-1 8-2 11H226c-1-3-2-7-2-11Z" fill="var(--glass)" opacity=".22" />
      <rect x="362" y="196" width="62" height="88" rx="5" fill="var(--apricot-soft)" />
      <path d="M362 201a5 5 0 0 1 5-5h52a5 5 0 0 1 5 5v12h-62Z" fill="var(--apricot)" />
      <path
        d="M393 270v-34m0 12c-8-1-12-6-12-13 8 0 12 5 12 13Zm0 0c8-1 12-6 12-13-8 0-12 5-12 13Zm0 14c-8-1-12-6-12-13 8 0 12 5 12 13Zm0 0c8-1 12-6 12-13-8 0-12 5-12 13Z"
        fill="var(--crust)"
        stroke="var(--crust)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Board y={284} />
    </>
  )
}

function BottomShelf() {
  return (
    <>
      <path d="M84 372c-14-8-12-38 16-38h76c28 0 30 30 16 38v38H84Z" fill="var(--crust)" />
      <path d="M94 376c-12-8-10-32 12-32h64c22 0 24 24 12 32v34H94Z" fill="var(--apricot-soft)" />
      <g fill="var(--lake)">
        <rect x="226" y="362" width="50" height="48" rx="5" />
        <rect x="236" y="314" width="50" height="48" rx="5" fill="var(--tomato)" />
      </g>
      <rect x="226" y="376" width="50" height="20" fill="var(--paper)" opacity=".9" />
      <rect x="236" y="328" width="50" height="20" fill="var(--paper)" opacity=".9" />
      <g fill="none" stroke="var(--leaf)" strokeWidth="4" strokeLinecap="round">
        <path d="M338 354c-4-16-12-22-20-24M342 352c0-18 4-26 12-32M348 354c6-10 12-14 20-14" />
      </g>
      <path d="M330 356c6-8 18-8 24 0l-6 22h-12ZM356 358c6-8 20-8 26 0l-8 20h-12Z" fill="var(--apricot)" />
      <circle cx="402" cy="356" r="19" fill="var(--basil)" />
      <path
        d="M390 346c6 4 16 4 24 0M402 337v36"
        stroke="var(--leaf)"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M312 364h118l-10 40a8 8 0 0 1-8 6h-82a8 8 0 0 1-8-6Z" fill="var(--wood)" />
      <path d="M315 378h112M319 392h104" stroke="var(--wood-dark)" strokeWidth="3" />
      <rect x="306" y="358" width="130" height="12" rx="6" fill="var(--wood-dark)" />
      <rect x="30" y="410" width="460" height="12" rx="6" fill="var(--wood)" />
    </>
  )
}
