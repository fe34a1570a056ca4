package holosite.cards.anewhope;

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

/** A New Hope, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter ORBITED_PLANET = SYSTEM.and(with(PLANET)).related(ORBITED_BY, titled("Death Star"));

    private static final Filter SITES_THERE = SITE.related(RELATED_TO, ORBITED_PLANET);

    private static final Filter PRISONER = CHARACTER.related(ESCORTED_BY, AIM);

    static final Card[] CARDS = {
        effect("Astromech Shortage", DARK, "2_116").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOnOpponentsSide().costing(3),
                adds(1, DEPLOY_COST, opponents(STARSHIP).and(with(NAV_COMPUTER)))),

        Common.removesPilots("Come With Me", DARK, "2_118"),

        effect("Dark Waters", DARK, "2_119")
            .destiny(2).icons(A_NEW_HOPE)
            .says(
                deploysOn(SITE.and(with(EXTERIOR))
                    .and(with(PLANET))
                    .except(of("Hoth"))
                    .or(SITE.and(with(INTERIOR)).and(with(VEHICLE_SITE)))),
                always(opponents(FORCE_DRAIN, -1, HERE)),
                immuneTo(IT, titled("Alter"), thereIs(CREATURE.and(a(SWAMP_CREATURE)).presentHere()))),

        effect("Hyperwave Scan", DARK, "2_120")
            .destiny(5).icons(A_NEW_HOPE)
            .says(
                deploysOnTable(),
                immuneTo(titled("Scanning Crew"), titled("Sense")),
                Common.losesWhatIsSeen("Scanning Crew", 13, titleHas("Rebel"))),

        effect("Imperial Justice", DARK, "2_121")
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOn(LOCATION),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(branch(
                        compare(
                            new ForceGenerated(OPPONENT).minus(new ForceGenerated(YOU)),
                            AT_LEAST,
                            4),
                        new ChooseOne(YOU, List.of(List.of(takesFunction(1)), List.of(takesFunction(2)))))
                        .orElse(takesFunction(2)))),
                when(hasFunction(1), set(FORCE_GENERATION, 0, HERE)),
                immuneTo(HOST, titled("Revolution"), hasFunction(2))),

        effect("Krayt Dragon Bones", DARK, "2_122").unique()
            .destiny(3).icons(A_NEW_HOPE)
            .says(
                deploysOnTable().costing(1),
                automatically(at(just(DESTINY_DRAWN).by(OPPONENT))
                    .then(branch(
                        ifSo(
                            compare(eventAmount(), EQUAL, 0),
                            new PickTop("bone", YOU, Pile.USED_PILE, number(1)),
                            toHand(chosen("bone"))),
                        ifSo(compare(eventAmount(), EQUAL, 1), loseForce(YOU, 1)),
                        ifSo(compare(eventAmount(), EQUAL, 2), new Activate(YOU, number(1), false)),
                        ifSo(compare(eventAmount(), EQUAL, 3), lose(IT)),
                        ifSo(compare(eventAmount(), EQUAL, 4), retrieve(YOU, 1)),
                        ifSo(
                            compare(eventAmount(), EQUAL, 5),
                            new DeployFrom(YOU, Pile.HAND, CHARACTER, ANYTHING, 0, true, false)))))),

        effect("Maneuver Check", DARK, "2_123").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(titled("Death Star: Trench")),
                automatically(at(just(LEFT).to(opponents(STARFIGHTER)).at(HERE))
                    .then(
                        drawDestiny(OPPONENT, "destiny"),
                        branch(
                            compareTotals(destiny().plus(figure(MANEUVER, Known.SUBJECT)), LESS, number(5)),
                            lose(THAT))))),

        effect("Program Trap", DARK, "2_124").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(opponents(DROID).except(personas("R2-D2", "C-3PO"))).costing(2),
                deploysOn(your(DROID)).costing(1),
                automatically(at(just(DESTINY_DRAWN))
                    .when(is(Known.HOST, ANYTHING.at(SITE)))
                    .when(compare(eventAmount(), EQUAL, count(CHARACTER.here())))
                    .then(new Explode(), lose(HOST.or(all(CHARACTER).presentWith(HOST)))))),

        utinniEffect("Spice Mines Of Kessel", DARK, "2_125").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(SYSTEM.and(titled("Kessel"))).aimingAt(CHARACTER.and(a(TROOPER)).related(ESCORTING, CHARACTER)),
                automatically(at(just(REACHED).to(AIM).with(IT))
                    .when(thereIs(PRISONER))
                    .then(
                        remember("spice", new TotalOf(FORFEIT, PRISONER)),
                        retrieve(YOU, remembered("spice")),
                        lose(PRISONER.or(IT))))),

        effect("Swilla Corey", DARK, "2_126")
            .destiny(4).icons(A_NEW_HOPE)
            .says(
                deploysOn(CHARACTER.except(a(THIEF))),
                gives(THIEF, HOST.and(CHARACTER)),
                may(onceDuringYour(Phase.CONTROL)
                    .when(is(Known.HOST, CHARACTER))
                    .target("target", opponents(DEVICE).related(AT_SAME_SITE_AS, HOST))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), LESS, figure(DESTINY, TARGET)),
                            new Steal(chosen("target"), YOU, Known.HOST)))),
                deploysOn(WEAPON),
                mayNot(Deed.BE_STOLEN, HOST.and(WEAPON)),
                immuneTo("Alter")),

        Common.grabsOnce("Tentacle", DARK, "2_127"),

        Common.grabsEach("There'll Be Hell To Pay", DARK, "2_128"),

        Common.undercover(DARK, "2_129"),

        epicEvent("Commence Primary Ignition", DARK, "2_130")
            .destiny(0).icons(A_NEW_HOPE)
            .says(used(at(your(Phase.CONTROL))
                .target("weapon", your(titled("Superlaser")).in(CardState.READY_TO_FIRE))
                .target("system", ORBITED_PLANET)
                .use(count(SITES_THERE))
                .then(
                    new FireAsFollows(chosen("weapon"), chosen("system")),
                    new AimAt(Optional.of(chosen("system"))),
                    new ChooseOne(OPPONENT,
                        List.of(
                            List.of(remember("defense", count(SITES_THERE))),
                            List.of(remember("defense", count(SITE.and(of("Yavin 4"))))),
                            List.of(remember("defense", count(SITE.and(of("Hoth"))))))),
                    new DrawDestiny(YOU, number(1), DestinyKind.EPIC, "destiny"),
                    new Branch(
                        List.of(ifSo(
                            compare(
                                destiny()
                                    .plus(count(SITE.and(of("Death Star")).except(opponentOccupies(SITE))))
                                    .minus(remembered("defense"))
                                    .plus(new AddedToTotal(the("weapon"), Known.IT)),
                                MORE,
                                8),
                            new BlowAway(chosen("system")),
                            lose(IT))),
                        List.of(pickOne(YOU, "gunner", titled("Death Star Gunner")), lose(chosen("gunner"))))))),
    };
}
