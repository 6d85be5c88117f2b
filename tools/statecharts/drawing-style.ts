import { fontFamily } from './font.ts';

/** The rules of a drawing; colours come from the custom properties around it. */
export const drawingStyle = `
.chart{display:block;font-family:${fontFamily}}
.chart text{fill:var(--ink)}
.chart .title{font-weight:680;font-size:14px}
.chart .group-title{font-weight:680;font-size:13.5px}
.chart .note{font-weight:440;font-size:12px;fill:var(--ink-2)}
.chart .words{font-weight:620;font-size:12px;fill:currentColor}
.chart .condition{font-weight:440;font-size:12px;fill:var(--ink-2)}
.box{stroke-width:1.5}.inner{fill:none;stroke-width:1.2}
.is-customer .box{fill:var(--waiting);stroke:var(--calm-edge)}
.is-time .box{fill:var(--waiting);stroke:var(--time)}
.is-instant .box{fill:var(--waiting);stroke:var(--calm-edge);stroke-dasharray:5 3}
.is-answer .box{fill:var(--busy);stroke:var(--busy-edge)}
.is-blocked .box{fill:var(--blocked);stroke:var(--failure)}
.is-good .box{fill:var(--good);stroke:var(--answer)}.is-good .inner{stroke:var(--answer)}
.is-end .box{fill:var(--end);stroke:var(--calm-edge)}.is-end .inner{stroke:var(--calm-edge)}
.is-group .box{fill:var(--group);stroke:var(--rule-strong);stroke-width:1.25}
.is-group.region>.box{stroke-dasharray:8 5}
.sign{color:var(--calm-edge)}.is-answer .sign{color:var(--busy-edge)}.is-blocked .sign{color:var(--failure)}.is-good .sign{color:var(--answer)}.is-time .sign{color:var(--time)}
.stays{color:var(--ink-2)}
.start{fill:var(--ink);color:var(--ink)}
.by-customer{color:var(--customer)}.by-answer{color:var(--answer)}.by-failure{color:var(--failure)}.by-time{color:var(--time)}
.wire{fill:none;stroke:currentColor;stroke-width:1.6}.head{fill:currentColor}
.by-customer>.wire{stroke-width:2.2}
.by-failure>.wire{stroke-dasharray:6 3.5}
.by-time>.wire{stroke-width:2;stroke-dasharray:1.5 3.5;stroke-linecap:round}
.tab>rect{fill:var(--paper);stroke:currentColor;stroke-opacity:.46;stroke-width:1}
.halo{fill:none;stroke:none}
.state:focus{outline:none}.state:focus-visible .halo,.state.chosen .halo{stroke:var(--accent);stroke-width:3}
.state[role]{cursor:pointer}
.lit>.wire{stroke-width:3.6}.tab.lit>rect{stroke-opacity:1;stroke-width:1.6}
.chart.faded .line:not(.lit),.chart.faded .tab:not(.lit){opacity:.2}.chart.faded .state:not(.lit):not(.is-group){opacity:.4}
.tab.lit .row:not(.lit){opacity:.4}
@media (forced-colors:active){.chart text{fill:CanvasText}}
`;
