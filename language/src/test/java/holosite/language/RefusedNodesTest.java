package holosite.language;

import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import holosite.language.ability.Action;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.Cost;
import holosite.language.ability.Deploys;
import holosite.language.ability.Gives;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Limit;
import holosite.language.ability.Loses;
import holosite.language.ability.Modifier;
import holosite.language.ability.Requires;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Target;
import holosite.language.ability.Training;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.AtLeast;
import holosite.language.amount.AtMost;
import holosite.language.amount.BattleTotal;
import holosite.language.amount.Cases;
import holosite.language.amount.Choice;
import holosite.language.amount.FigureAt;
import holosite.language.amount.FigureOf;
import holosite.language.amount.Fixed;
import holosite.language.amount.HighestOf;
import holosite.language.amount.KeptNumber;
import holosite.language.amount.ParsecsBetween;
import holosite.language.amount.Remembered;
import holosite.language.amount.Sum;
import holosite.language.amount.TotalOf;
import holosite.language.card.CardType;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Uniqueness;
import holosite.language.condition.Always;
import holosite.language.condition.AnyOf;
import holosite.language.condition.Both;
import holosite.language.condition.Compares;
import holosite.language.condition.Is;
import holosite.language.condition.NotSo;
import holosite.language.condition.Parity;
import holosite.language.condition.PlaceBlownAway;
import holosite.language.condition.PodraceGoingOn;
import holosite.language.condition.SenateMajority;
import holosite.language.condition.TurnOf;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelIt;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Effect;
import holosite.language.effect.Exchange;
import holosite.language.effect.ForEach;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.LoseForce;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Pick;
import holosite.language.effect.PilePlaced;
import holosite.language.effect.UseForce;
import holosite.language.filter.AllOf;
import holosite.language.filter.Belonging;
import holosite.language.filter.Chosen;
import holosite.language.filter.DrawnAs;
import holosite.language.filter.Everything;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Not;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.Titled;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Nodes that make no sense are refused where they are written, and the refusal says why. */
final class RefusedNodesTest {

    private static final Filter ANY = new Everything();
    private static final Effect DOES = new CancelIt();

    interface Making {
        Object make();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"filters", "amounts", "conditions", "effects", "abilities"})
    void isRefused(String why, Making nonsense) {
        assertThatIllegalArgumentException().isThrownBy(nonsense::make).withMessageContaining(why);
    }

    private static Arguments refused(String why, Making nonsense) {
        return Arguments.of(why, nonsense);
    }

    private static Amount n(double value) {
        return Amount.of(value);
    }

    static Stream<Arguments> filters() {
        return Stream.of(
                refused("no filter given", () -> new AllOf(List.of())),
                refused("no filter given", () -> new OneOf(List.of())),
                refused("no card is left", () -> new Not(ANY)),
                refused("belongs to either player", () -> new Belonging(EITHER)),
                refused("needs a name", () -> new Chosen(" ")),
                refused("needs a name", () -> new PersonaOf("")),
                refused("a title has letters", () -> new Titled("")),
                refused("a draw is for something", () -> new DrawnAs(List.of())),
                refused("FORCE_DRAIN", () -> new Figured(Figure.FORCE_DRAIN, Compare.MORE, n(1))));
    }

    static Stream<Arguments> amounts() {
        return Stream.of(
                refused("is a number", () -> new Fixed(Double.NaN)),
                refused("needs no floor", () -> new AtLeast(n(2), n(1))),
                refused("needs no cap", () -> new AtMost(n(2), n(3))),
                refused("two numbers", () -> new Sum(List.of(n(1)))),
                refused("needs one", () -> new Cases(n(1), List.of())),
                refused("always holds", () -> new Cases.Case(Always.ALWAYS, n(1))),
                refused("more than at most", () -> new Choice(n(3), n(2))),
                refused("fewer than none", () -> new Choice(n(-1), n(2))),
                refused("needs a name", () -> new Remembered("")),
                refused("no distance", () -> new ParsecsBetween(Known.IT, Known.IT)),
                refused("POWER", () -> new BattleTotal(YOU, Figure.POWER)),
                refused("POWER", () -> new FigureAt(YOU, Figure.POWER, Known.HERE)),
                refused("FORCE_DRAIN", () -> new FigureOf(Figure.FORCE_DRAIN, Known.IT, false)),
                refused("FORCE_DRAIN", () -> new TotalOf(Figure.FORCE_DRAIN, ANY)),
                refused("FORCE_DRAIN", () -> new HighestOf(Figure.FORCE_DRAIN, ANY)));
    }

    static Stream<Arguments> conditions() {
        return Stream.of(
                refused("two or more", () -> new AnyOf(List.of(new TurnOf(YOU)))),
                refused(
                        "the others are idle",
                        () -> new AnyOf(List.of(new TurnOf(YOU), Always.ALWAYS))),
                refused("twos or more", () -> new Both(List.of(new TurnOf(YOU)))),
                refused("never otherwise", () -> new NotSo(Always.ALWAYS)),
                refused("compare alike", () -> new Compares(n(1), Compare.LESS, n(2))),
                refused("some card", () -> new Is(Known.IT, ANY)),
                refused("no question", () -> new Parity(n(3), false)),
                refused("needs its name", () -> new PlaceBlownAway("")),
                refused("one player", () -> new SenateMajority(EITHER)),
                refused("some player", () -> new TurnOf(EITHER)));
    }

    static Stream<Arguments> effects() {
        return Stream.of(
                refused("leads somewhere", () -> new Branch(List.of(), List.of(DOES))),
                refused(
                        "leads somewhere",
                        () ->
                                new Branch(
                                        List.of(new Branch.If(new PodraceGoingOn(), List.of())),
                                        List.of())),
                refused("two options", () -> new ChooseOne(YOU, List.of(List.of(DOES)))),
                refused("does something", () -> new ChooseOne(YOU, List.of(List.of(), List.of()))),
                refused("no order", () -> new InAnyOrder(List.of(List.of(DOES)))),
                refused("is something", () -> new May(YOU, List.of(), List.of(DOES))),
                refused("for something", () -> new MayPay(YOU, n(1), List.of(), List.of())),
                refused("for each", () -> new ForEach("card", ANY, List.of())),
                refused("at least 1 Force", () -> new LoseForce(YOU, n(0), Optional.empty())),
                refused("at least 1 Force", () -> new UseForce(YOU, n(-1))),
                refused("needs a name", () -> new ChooseNumber(YOU, "", n(1), n(2))),
                refused("more than at most", () -> new ChooseNumber(YOU, "n", n(2), n(1))),
                refused("more than at most", () -> new Pick(YOU, "card", ANY, n(2), n(1))),
                refused("changes no destiny", () -> new ChangeDestiny(n(0))),
                refused("with itself", () -> new Exchange(Known.IT, Known.IT)),
                refused(
                        "not placed on itself",
                        () -> new PilePlaced(YOU, Pile.USED_PILE, Pile.USED_PILE)));
    }

    static Stream<Arguments> abilities() {
        return Stream.of(
                refused("at least one use", () -> new Limit(0, Limit.Per.TURN)),
                refused("some phase", () -> new When.InPhases(YOU, Set.of())),
                refused("more than at most", () -> new Target("t", ANY, n(2), n(1), YOU)),
                refused("something that happens", () -> new Triggers(Action.at(When.anyTime()))),
                refused("its own draw", () -> new AsDestiny(Action.at(When.anyTime()))),
                refused("one phase", () -> new Requires(Action.at(When.anyTime()).then(DOES))),
                refused(
                        "so many times",
                        () -> new Requires(Action.at(When.your(Phase.MOVE)).then(DOES))),
                refused(
                        "whose card",
                        () ->
                                new Requires(
                                        Action.at(When.your(Phase.MOVE))
                                                .once(Limit.Per.PHASE)
                                                .by(OPPONENT)
                                                .then(DOES))),
                refused(
                        "does something",
                        () -> new Requires(Action.at(When.your(Phase.MOVE)).once(Limit.Per.PHASE))),
                refused("set off", () -> new StateTriggers(new PodraceGoingOn(), List.of())),
                refused("sets nothing off", () -> new StateTriggers(Always.ALWAYS, List.of(DOES))),
                refused(
                        "as the game is set up",
                        () -> new Starts(Always.ALWAYS, List.of(), Optional.empty())),
                refused(
                        "not both",
                        () -> new Gives(ANY, Optional.empty(), Optional.empty(), Always.ALWAYS)),
                refused(
                        "for all texts",
                        () ->
                                new Gives(
                                        ANY,
                                        Optional.of(Icon.PILOT),
                                        Optional.empty(),
                                        new OfType(CardType.CHARACTER),
                                        Always.ALWAYS)),
                refused("nothing that a card has", () -> new Loses(ANY, Icon.PILOT, Always.ALWAYS)),
                refused("at least 1 card", () -> new HoldsCards(0)),
                refused("six Jedi Tests", () -> new Training(Optional.empty(), ANY, 7, false)),
                refused("less than nothing", () -> new Cost.UseForce(n(-1))),
                refused("one side of the table", () -> new Deploys.OnTable(EITHER)),
                refused("one Reserve Deck", () -> new Deploys.IntoDeck(EITHER)),
                refused(
                        "below 1",
                        () -> new ImmuneToAttrition(ANY, Optional.of(n(0)), false, Always.ALWAYS)),
                refused("changes no figure", () -> Modifier.add(Figure.POWER, n(0), ANY)),
                refused("changes no figure", () -> Modifier.times(Figure.POWER, n(1), ANY)),
                refused(
                        "accumulates",
                        () ->
                                Modifier.set(Figure.POWER, new KeptNumber(), ANY)
                                        .whose(OPPONENT)
                                        .cumulatively()),
                refused("how many copies", () -> new Uniqueness(0, Uniqueness.Scope.TABLE)));
    }
}
