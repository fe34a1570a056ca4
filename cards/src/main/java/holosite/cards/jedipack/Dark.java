package holosite.cards.jedipack;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Jedi Pack, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        Common.forceAllies("Dark Forces", DARK, "102_6", "Surprise Assault", opponents(CHARACTER).having(ABILITY, AT_LEAST, 6)),

        system("Eriadu", 1, DARK, "102_7").unique().force(1, 0)
            .icons(PLANET, PREMIUM)
            .dark(
                always(free(DEPLOY_COST, persona("Tarkin")).toward(HERE)),
                adds(2, FORFEIT, IMPERIAL.having(ABILITY, MORE, 2), ifYouControl()))
            .light(drainIfYouControl(1)).done(),

        lostInterrupt("Gravity Shadow", DARK, "102_8").unique()
            .destiny(4).icons(PREMIUM)
            .says(lost(at(just(TO_ENTER_HYPERSPACE).to(opponents(STARSHIP)))
                .target("ship", THAT)
                .then(
                    drawDestiny(),
                    branch(
                        ifSo(
                            compare(destiny(), MORE, new HighestPilotAbility(THAT)),
                            cancelIt(),
                            thisTurn(mayNot(Deed.MOVE, THAT))),
                        ifSo(
                            compare(destiny(), EQUAL, new HighestPilotAbility(THAT)),
                            lose(THAT)))))),

        gameAid("Hyperoute Navigation Chart", DARK, "102_9")
            .destiny(0).icons(PREMIUM)
            .says(new ParsecChart(
                List.of(
                    ParsecChart.row(0, "Coruscant"),
                    ParsecChart.row(1, "Carida", "Corellia", "Eriadu", "Kirdo III", "Kuat"),
                    ParsecChart.row(2, "Alderaan", "Bothawui", "Kiffex", "Rendili", "Tibrin", "Wakeelmui"),
                    ParsecChart.row(3, "Malastare", "Nal Hutta", "Raithal", "Ralltiir"),
                    ParsecChart.row(4, "Aquaris", "Chandrila", "Corulag", "Yavin 4"),
                    ParsecChart.row(5, "Anoat", "Dantooine", "Hoth", "Naboo"),
                    ParsecChart.row(6, "Bespin", "Fondor", "Kashyyyk", "Mon Calamari"),
                    ParsecChart.row(7, "Clak'dor VII", "Ord Mantell", "Roche", "Sullust", "Tatooine"),
                    ParsecChart.row(8, "Endor", "Kessel"),
                    ParsecChart.row(9, "Dagobah", "Gall")),
                List.of("Hoth", "Yavin 4"))),

        imperial("Motti", "102_10").unique().persona("Motti")
            .destiny(1).deploy(4).power(2).ability(2).forfeit(3)
            .icons(PILOT, PREMIUM).is(LEADER)
            .says(),

        imperial("Tarkin", "102_11").unique().persona("Tarkin")
            .destiny(1).deploy(4).power(2).ability(2).forfeit(3)
            .icons(PREMIUM).is(LEADER, ISB_AGENT)
            .says(),
    };
}
