package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.THIS_TURN;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.DESTINY;
import static holosite.language.card.Figure.FORCE_LOSS;
import static holosite.language.card.Figure.RACE_DESTINY;
import static holosite.language.card.Figure.RETRIEVAL;
import static holosite.language.card.Figure.TOTAL_ABILITY;
import static holosite.language.card.Icon.EPISODE_I;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.TATOOINE;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.REPAIR_DROID;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.HOLDS;

import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.Target;
import holosite.language.ability.When;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.amount.SharedRaceTotal;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.effect.Damage;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Duel;
import holosite.language.effect.Exchange;
import holosite.language.effect.Repair;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.filter.RacesWithin;
import java.util.List;

/** The Dark Side of Tatooine. */
public final class TatooineDark {
    private TatooineDark() {}

    public static final Card DARTH_MAUL =
            character(Subtype.SITH, "Darth Maul", DARK, "11_54").unique().persona("Maul")
                    .destiny(1).deploy(8).power(7).ability(6).forfeit(8)
                    .icons(PILOT, WARRIOR, EPISODE_I, TATOOINE)
                    .says(
                            deploysFor(-2, of("Tatooine")),
                            may(at(When.your(Phase.CONTROL))
                                    .target(Target.one(Duel.YOURS, IT))
                                    .target(Duel.THEIRS, opponents(CHARACTER).having(ABILITY, AT_LEAST, 6).presentWith(IT))
                                    .cost(new Cost.LoseForce(number(1)))
                                    .then(new Duel(number(2), number(0), number(0),
                                            List.of(lose(chosen(Duel.THEIRS))),
                                            List.of(lose(chosen(Duel.YOURS)))))),
                            when(thereIsNo(opponents(CHARACTER).having(ABILITY, MORE, 3).here()),
                                    Modifier.set(TOTAL_ABILITY, number(0), HERE).whose(OPPONENT)),
                            immuneToAttrition(5));

    // ---- the race

    private static final Filter ARENA = titled("Tatooine: Podrace Arena");

    public static final Card BOONTA_EVE_PODRACE =
            epicEvent("Boonta Eve Podrace", DARK, "11_79")
                    .destiny(0).icons(EPISODE_I, TATOOINE)
                    .says(podrace(ARENA, YOU, 24, 6));

    public static final Card PODRACE_ARENA =
            site("Tatooine", "Podrace Arena", DARK, "11_94").unique()
                    .force(1, 1).icons(EXTERIOR, PLANET, EPISODE_I, TATOOINE)
                    .dark(quietWhileRacing())
                    .light(quietWhileRacing())
                    .done();

    public static final Card SEBULBAS_PODRACER =
            podracer("Sebulba's Podracer", DARK, "11_97").unique()
                    .destiny(3).icons(EPISODE_I, TATOOINE)
                    .says(
                            deploysOn(ARENA),
                            adds(3, RACE_DESTINY, your(raceDestiniesOn(IT))),
                            may(at(anyTime())
                                    .times(1, Limit.Per.NUMBER, new SharedRaceTotal())
                                    .when(compare(new SharedRaceTotal(), AT_LEAST, 0))
                                    .use(2)
                                    .then(lasting(
                                            mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING),
                                            THIS_TURN))));

    public static final Card BEN_QUADINAROS_PODRACER =
            podracer("Ben Quadinaros' Podracer", DARK, "11_95").unique()
                    .destiny(2).icons(EPISODE_I, TATOOINE)
                    .says(
                            deploysOn(ARENA),
                            adds(1, RACE_DESTINY, your(raceDestiniesOn(IT))),
                            may(at(When.your(Phase.CONTROL))
                                    .once(Limit.Per.PHASE)
                                    .target("here", topRaceDestinyOn(IT))
                                    .target("there", topRaceDestinyOn(PODRACER.other()))
                                    .cost(new Cost.LoseForce(number(2)))
                                    .then(new Exchange(new Chosen("here"), new Chosen("there")))));

    public static final Card WATTOS_BOX =
            effect("Watto's Box", DARK, "11_75").unique()
                    .destiny(4).icons(EPISODE_I, TATOOINE)
                    .says(
                            deploysOnTable().when(compare(new HighestRaceTotal(YOU), EQUAL, 0)),
                            always(Modifier.add(RETRIEVAL, number(5), ANYTHING).toward(titled("Boonta Eve Podrace"))),
                            always(Modifier.add(FORCE_LOSS, number(5), ANYTHING).toward(titled("Boonta Eve Podrace"))),
                            immuneTo("Alter"));

    public static final Card PIT_DROID =
            droid("Pit Droid", DARK, "11_60")
                    .destiny(3).deploy(1).power(1).forfeit(2)
                    .icons(EPISODE_I, TATOOINE).is(REPAIR_DROID)
                    .says(
                            may(at(When.your(Phase.CONTROL))
                                    .once(Limit.Per.PHASE)
                                    .when(whileAt(titled("Tatooine: Podracer Bay")))
                                    .target("target", your(PODRACER).related(HOLDS, RACE_DESTINIES))
                                    .cost(new Cost.LoseForce(number(1)))
                                    .then(
                                            lose(topRaceDestinyOn(chosen("target"))),
                                            DrawRaceDestiny.one(YOU, TARGET))),
                            may(at(When.any(Phase.CONTROL))
                                    .target("target", your(PODRACER).in(CardState.DAMAGED))
                                    .use(1)
                                    .then(new Repair(chosen("target")))));

    public static final Card HIT_RACER =
            interrupt(Subtype.LOST_INTERRUPT, "Hit Racer", DARK, "11_81").unique()
                    .destiny(4).icons(EPISODE_I, TATOOINE)
                    .says(lost(at(When.your(Phase.CONTROL))
                            .target("target", opponents(PODRACER).and(new RacesWithin(number(4), YOU)))
                            .use(2)
                            .then(
                                    drawDestiny(),
                                    branch(
                                            compare(destiny(), MORE, figure(DESTINY, TARGET)),
                                            lasting(
                                                    mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING),
                                                    THIS_TURN),
                                            new Damage(chosen("target"))))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                DARTH_MAUL,
                BOONTA_EVE_PODRACE,
                PODRACE_ARENA,
                SEBULBAS_PODRACER,
                BEN_QUADINAROS_PODRACER,
                WATTOS_BOX,
                PIT_DROID,
                HIT_RACER);
    }
}
