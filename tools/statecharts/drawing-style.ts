import { fontFamily } from './font.ts';

/** The rules of a drawing; colours come from the custom properties around it. */
export const drawingStyle = `
.chart{display:block;font-family:${fontFamily}}
.chart text{fill:var(--ink)}
.chart .title{font-weight:680;font-size:14px}
.chart .group-title{font-weight:680;font-size:13.5px}
.chart .note{font-weight:440;font-size:12px;fill:var(--ink-2)}
.chart .shows{font-weight:560;font-size:12px}.chart .asks{font-weight:560;font-size:12px;fill:var(--busy-edge)}.chart .again{font-weight:440;font-size:12px;fill:var(--ink-2)}
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
.region>.box{stroke-dasharray:8 5}
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
.touch{fill:none;stroke:transparent;stroke-width:14;pointer-events:stroke}
.row{cursor:pointer}.group-title{cursor:pointer}.away{display:none}.folded>.box{stroke-dasharray:3 3;stroke-width:2.2}
.hovered>.wire,.lit>.wire{stroke-width:3.6}.tab.hovered>rect,.tab.lit>rect,.tab.open>rect{stroke-opacity:1;stroke-width:1.6}.hovered>.box{stroke-width:2.6}
.row.lit>rect{fill:color-mix(in srgb,currentColor 13%,var(--paper))}
.chart.faded .line:not(.lit,.open,.hovered),.chart.faded .tab:not(.lit,.open,.hovered){opacity:.22}.chart.faded .state:not(.lit,.now,.was,.near,.is-group){opacity:.4}
.faded .tab .row:not(.lit,.open){opacity:.38}.faded .line.lit>.wire{stroke-dasharray:none}.row.current>rect{stroke:currentColor;stroke-width:1.5}
.state.was>.box,.state.lit>.box{stroke-width:2.6}
.state.now>.halo{fill:color-mix(in srgb,var(--safran) 46%,transparent)}.state.now>.box{stroke:var(--ink);stroke-width:3}
.badge>rect{fill:var(--accent);stroke:none}.chart .badge>text{font-weight:700;font-size:12px;fill:var(--paper)}
.covered .line,.covered .tab,.covered .row{color:var(--answer)}.covered .wire{stroke-width:2.2;stroke-dasharray:none}.covered .start,.covered .start .wire{color:var(--ink-2);fill:none}.covered .start circle{fill:var(--ink-2)}
.covered .state:not(.is-group)>.box{fill:var(--good);stroke:var(--answer)}.covered .sign{color:var(--answer)}.covered .is-group>.box{fill:none}
.covered :is(.line,.tab,.row).half{color:var(--time)}.covered .line.half>.wire{stroke-dasharray:9 4}.covered .state.half:not(.is-group)>.box{fill:var(--half);stroke:var(--time)}.covered .half>.sign{color:var(--time)}
.covered :is(.line,.tab,.row).never{color:var(--failure)}.covered .line.never>.wire{stroke-width:3.4;stroke-dasharray:2.5 4}.covered .state.never:not(.is-group)>.box{fill:var(--blocked);stroke:var(--failure)}.covered .never>.sign{color:var(--failure)}
.compared :is(.line,.tab,.row):not(.added,.removed,.changed){color:var(--ink-2)}.compared .wire{stroke-width:1.4;stroke-dasharray:none}.compared .state:not(.added,.removed,.changed)>.box{fill:var(--paper);stroke:var(--rule-strong)}.compared .state:not(.added,.removed,.changed)>.sign{color:var(--ink-2)}
.compared .added{color:var(--answer)}.compared .line.added>.wire{stroke-width:3.6}.compared .state.added>.box{fill:var(--good);stroke:var(--answer);stroke-width:3}.compared .row.added>rect{fill:var(--good)}
.compared .removed{color:var(--failure)}.compared .line.removed>.wire{stroke-width:3;stroke-dasharray:7 5}.compared .state.removed>.box{fill:var(--blocked);stroke:var(--failure);stroke-width:2.6;stroke-dasharray:7 5}.compared .removed text{text-decoration:line-through}.compared .row.removed>rect{fill:var(--blocked)}
.compared .changed{color:var(--time)}.compared .line.changed>.wire{stroke-width:3}.compared .state.changed>.box{fill:var(--half);stroke:var(--time);stroke-width:2.6}.compared .row.changed>rect{fill:var(--half)}
@media (forced-colors:active){.chart text{fill:CanvasText}}
`;
