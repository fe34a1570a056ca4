package holosite.cards.specialedition;

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

/** Special Edition, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final String VISAGE = "Visage Of The Emperor";
    private static final String MEDITATION_CHAMBER = "Executor: Meditation Chamber";

    private static final Filter JEDI_OR_LUKE =
        opponents(CHARACTER.having(ABILITY, AT_LEAST, 6).or(CHARACTER.and(persona("Luke"))));

    private static final Filter JEDI_OR_SKYWALKER =
        opponents(CHARACTER.having(ABILITY, AT_LEAST, 6).or(SKYWALKER));

    private static final Ability OUT_OF_PLAY_FOR_SCANNING =
        automatically(at(just(BEING_PLAYED).by(YOU).to(titled("Scanning Crew"))).then(outOfPlay(IT)));

    private static final Ability OUT_OF_PLAY_FOR_DUELING =
        automatically(at(just(NON_EPIC_DUEL_INITIATED).by(YOU)).then(outOfPlay(IT)));

    private static final Ability OUT_OF_PLAY_FOR_DRAINING =
        automatically(at(just(DRAIN_INITIATED).by(YOU).at(siteOf("Executor"))).then(outOfPlay(IT)));

    static final Card[] CARDS = {
        effect("First Strike", DARK, "7_229").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOnTable(),
                automatically(at(just(BATTLE_INITIATED).by(YOU)).then(retrieve(YOU, 1), loseForce(OPPONENT, 1))),
                automatically(at(just(BATTLE_INITIATED).by(OPPONENT)).then(retrieve(OPPONENT, 1), loseForce(YOU, 1))),
                toll(Deed.PLAY, OPPONENT, INTERRUPT, ANYTHING, 1, battleAt(ANYTHING, YOU)),
                immuneTo("Alter")),

        immediateEffect("Pride Of The Empire", DARK, "7_236").unique()
            .destiny(3).icons(SPECIAL_EDITION)
            .says(
                deploysOn(your(STARFIGHTER).in(CardState.IN_BATTLE))
                    .at(just(LOST).to(opponents(STARSHIP)))
                    .when(new BattleWonBy(YOU)),
                must(at(opponents(Phase.MOVE))
                    .then(loseForce(OPPONENT, either(1, 2, is(Known.HOST, a(TIE_LN)))))),
                adds(2, POWER, HOST),
                immuneTo("Control")),

        effect("Secret Plans", DARK, "7_240").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(
                deploysOnTable(),
                may(onceDuringYour(Phase.CONTROL).then(takeIntoHand(titled("Shocking Revelation")))),
                automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                    .then(new MayPay(OPPONENT, eventAmount(), List.of(), List.of(cancelIt())))),
                immuneTo("Alter")),

        objective("Hunt Down And Destroy The Jedi", DARK, "7_297")
            .icons(SPECIAL_EDITION)
            .back(
                "Their Fire Has Gone Out Of The Universe",
                mayNot(Deed.INITIATE_BATTLE, OPPONENT, ANYTHING, LOCATION.related(WHERE_IS, JEDI_OR_SKYWALKER)),
                mayNot(Deed.FORCE_DRAIN, OPPONENT, ANYTHING, LOCATION.related(WHERE_IS, JEDI_OR_SKYWALKER)),
                always(set(FORCE_LOSS, 0, ANYTHING).whose(YOU).toward(titled(VISAGE))),
                when(
                    thereIs(persona("Vader").at(titled(MEDITATION_CHAMBER))),
                    opponents(BATTLE_DESTINY_DRAW, -2, ANYTHING)),
                mayNot(Deed.PLAY, OPPONENT, titled("Sense", "Alter"), ANYTHING),
                asSoonAs(
                    thereIs(JEDI_OR_LUKE.at(SITE.in(CardState.BATTLEGROUND))).or(thereIsNo(persona("Vader"))),
                    flipIt()),
                OUT_OF_PLAY_FOR_SCANNING,
                OUT_OF_PLAY_FOR_DUELING,
                OUT_OF_PLAY_FOR_DRAINING)
            .says(
                starts(
                    SetUp.must("holotheatre", titled("Executor: Holotheatre")),
                    SetUp.must("visage", titled(VISAGE)),
                    SetUp.may("chamber", 1, titled(MEDITATION_CHAMBER)),
                    SetUp.may("duel", 1, titled("Epic Duel"))),
                mayAnyNumber(at(your(Phase.MOVE))
                    .target("vader", your(persona("Vader")).at(youControl(LOCATION)))
                    .use(4)
                    .then(toUsedPile(ANYTHING.related(ON, chosen("vader"))), toHand(chosen("vader")))),
                adds(4, TEXT_DESTINY_DRAW, titled("Sense", "Alter")),
                asSoonAs(
                    thereIs(persona("Vader").at(SITE.in(CardState.BATTLEGROUND)))
                        .and(thereIsNo(JEDI_OR_LUKE.at(SITE.in(CardState.BATTLEGROUND)))),
                    flipIt()),
                OUT_OF_PLAY_FOR_SCANNING,
                OUT_OF_PLAY_FOR_DUELING,
                OUT_OF_PLAY_FOR_DRAINING),

        objective("Ralltiir Operations", DARK, "7_300")
            .icons(SPECIAL_EDITION)
            .back(
                "In The Hands Of The Empire",
                always(opponents(FORCE_DRAIN, -1, ANYTHING)),
                deploy(2, REBEL, of("Ralltiir")),
                always(yours(
                    TOTAL_BATTLE_DESTINY,
                    count(youOccupyWith(IMPERIAL, of("Ralltiir"))),
                    ANYTHING)),
                may(onceDuringYour(Phase.CONTROL).use(2).then(takeIntoHand(ANYTHING))),
                asSoonAs(compare(count(opponentControls(of("Ralltiir"))), AT_LEAST, 2), flipIt()),
                outOfPlayIfBlownAway("Ralltiir"))
            .says(
                starts(SetUp.must("system", titled("Ralltiir"))),
                may(onceDuringYour(Phase.DEPLOY)
                    .then(deployFromReserveDeck(SITE.or(IMPERIAL.nonUnique()), of("Ralltiir")))),
                deploy(2, REBEL, of("Ralltiir")),
                asSoonAs(
                    compare(count(youControlWith(IMPERIAL, siteOf("Ralltiir"))), AT_LEAST, 3)
                        .and(thereIsNo(opponentControls(of("Ralltiir")))),
                    flipIt()),
                outOfPlayIfBlownAway("Ralltiir")),
    };
}
