package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.just;
import static holosite.language.card.Figure.BATTLE_DAMAGE;
import static holosite.language.card.Figure.BLOWN_AWAY_LOSS;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.IMPERIAL_CLASS;
import static holosite.language.card.Trait.STAR_DESTROYER;
import static holosite.language.card.Trait.SUBJUGATED;
import static holosite.language.card.Trait.SUPER_CLASS;
import static holosite.language.card.Trait.VICTORY_CLASS;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.Relation.WHERE_IS;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.SetUp;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.TitleHas;
import java.util.List;

/** The Dark Side of the third anthology. */
public final class ThirdAnthologyDark {
    private ThirdAnthologyDark() {}

    private static final Filter BATTLEGROUND_SYSTEM = SYSTEM.in(CardState.BATTLEGROUND);

    private static final Filter LARGE_DESTROYER =
            your(a(STAR_DESTROYER).and(a(IMPERIAL_CLASS).or(a(SUPER_CLASS))));

    public static final Card SET_YOUR_COURSE_FOR_ALDERAAN =
            objective("Set Your Course For Alderaan", DARK, "111_6").icons(PREMIUM)
                    .back(
                            "The Ultimate Power In The Universe",
                            may(at(When.your(Phase.DEPLOY)).once(Limit.Per.PHASE).then(
                                    new DeployFrom(
                                            YOU, Pile.RESERVE_DECK, BATTLEGROUND_SYSTEM,
                                            ANYTHING, 0, false, true))),
                            always(Modifier.add(
                                            DEPLOY_COST,
                                            either(-2, -1, is(Known.AFFECTED, a(VICTORY_CLASS))),
                                            your(a(STAR_DESTROYER)))
                                    .toward(SYSTEM.and(titled("Death Star")))),
                            always(yours(
                                    FORCE_DRAIN,
                                    either(1, 2, is(Known.AFFECTED, SYSTEM.related(WHERE_IS, LARGE_DESTROYER))),
                                    BATTLEGROUND_SYSTEM.related(WHERE_IS, your(a(STAR_DESTROYER))))),
                            adds(
                                    count(opponents(siteOf("Yavin 4"))).times(3),
                                    BLOWN_AWAY_LOSS, SYSTEM.and(titled("Yavin 4"))),
                            asSoonAs(blownAway("Death Star"), outOfPlay(IT)))
                    .says(
                            starts(
                                    SetUp.must("station", SYSTEM.and(titled("Death Star"))),
                                    SetUp.must("planet", SYSTEM.and(titled("Alderaan"))),
                                    SetUp.must("bay", titled("Death Star: Docking Bay 327")),
                                    forTheRestOfTheGame(cancels(titled("Revolution"), ALWAYS)),
                                    forTheRestOfTheGame(mayNot(
                                            Deed.BE_BLOWN_AWAY,
                                            EITHER,
                                            SYSTEM.and(with(PLANET)).except(
                                                    titled("Alderaan", "Yavin 4", "Hoth").or(a(SUBJUGATED))),
                                            titled("Commence Primary Ignition")))),
                            may(at(When.your(Phase.DEPLOY)).once(Limit.Per.PHASE)
                                    .then(takeIntoHand(new TitleHas("Death Star")))),
                            mayNot(Deed.FORCE_DRAIN, YOU, ANYTHING, SYSTEM.and(titled("Alderaan"))),
                            automatically(at(just(Event.DRAIN_INITIATED).by(YOU).at(siteOf("Death Star")))
                                    .then(cancelIt())),
                            always(Modifier.set(BATTLE_DAMAGE, number(0), siteOf("Death Star")).whose(YOU)),
                            asSoonAs(blownAway("Alderaan"), flipIt()));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(SET_YOUR_COURSE_FOR_ALDERAAN);
    }
}
