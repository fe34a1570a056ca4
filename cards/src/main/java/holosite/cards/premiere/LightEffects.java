package holosite.cards.premiere;

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

/** Premiere, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Condition SPECIALLY_MODIFIED =
        is(Known.HOST, persona("Falcon").related(PILOTED_BY, personas("Han", "Lando", "Chewie")));

    static final Card[] CARDS = {
        Common.aDisturbanceInTheForce("A Tremor In The Force", LIGHT, "1_42"),

        effect("Beggar", LIGHT, "1_44").unique()
            .destiny(3)
            .says(
                deploysOn(SITE.and(with(EXTERIOR)).and(of("Tatooine"))).costing(3),
                always(free(DEPLOY_COST, IT).toward(titled("Tatooine: Beggar's Canyon"))),
                mayAnyNumber(at(yourTurn())
                    .then(
                        new ChooseNumber(YOU, "force", number(1), pileSize(OPPONENT, Pile.FORCE_PILE)),
                        new UseTheirForce(remembered("force")),
                        thisTurn(automatically(at(just(TURN_ENDS).by(YOU))
                            .when(compare(new TheirForceUsed(), MORE, 1))
                            .then(lose(IT))))))),

        effect("Crash Site Memorial", LIGHT, "1_45").unique()
            .destiny(5)
            .says(
                deploysOnTable(),
                may(at(just(LOST).to(your(VEHICLE.or(DROID).or(WEAPON).or(DEVICE)))).then(stackOnIt(THAT))),
                may(onceDuringYour(Phase.DEPLOY)
                    .target("stacked", stackedOn(IT))
                    .then(pickFromHand("given", ANYTHING), new Exchange(the("given"), the("stacked"))))),

        effect("Demotion", LIGHT, "1_47")
            .destiny(3)
            .says(
                deploysOn(IMPERIAL.except(personas("Vader", "Emperor").or(a(STORMTROOPER)))).costing(2),
                adds(-2, POWER, HOST),
                cancelsText(HOST)),

        Common.disarmed(LIGHT, "1_48"),

        Common.instructor("Ellorrs Madak", LIGHT, "1_49"),

        Common.hidesLostPile("Eyes In The Dark", LIGHT, "1_50"),

        Common.powerForAbility("K'lor'slug", LIGHT, "1_53"),

        effect("Mantellian Savrip", LIGHT, "1_55").unique()
            .destiny(3)
            .is(DEJARIK)
            .says(
                deploysOnTable().costing(either(3, 0, thereIs(persona("C-3PO")))),
                may(
                    Deed.FORFEIT_FROM_HAND,
                    CHARACTER.or(STARSHIP).or(VEHICLE),
                    ANYTHING,
                    new BattleWonBy(OPPONENT))),

        Common.sunsdown("Nightfall", LIGHT, "1_56"),

        utinniEffect("Our Most Desperate Hour", LIGHT, "1_58").unique()
            .destiny(6)
            .says(
                deploysOn(SYSTEM.and(titled("Alderaan"))).aimingAt(REBEL.at(of("Tatooine"))),
                automatically(at(just(REACHED).to(new Being(Known.AIM)).with(IT))
                    .then(
                        retrieve(YOU,
                            count(your(CHARACTER).having(ABILITY, EQUAL, 3))
                                .plus(count(your(CHARACTER).having(ABILITY, AT_LEAST, 4)).times(2))),
                        lose(IT)))),

        effect("Revolution", LIGHT, "1_62")
            .destiny(3)
            .says(deploysOn(LOCATION).costing(3), mayNot(Deed.KEEP_DIRECTION, HOST)),

        effect("Special Modifications", LIGHT, "1_65").unique()
            .destiny(3)
            .says(
                deploysOn(STARSHIP).costing(1),
                adds(2, ARMOR, HOST),
                adds(2, MANEUVER, HOST),
                adds(2, POWER, HOST, SPECIALLY_MODIFIED),
                adds(2, FORFEIT, HOST, SPECIALLY_MODIFIED)),
    };
}
