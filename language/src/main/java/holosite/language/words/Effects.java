package holosite.language.words;

import static holosite.language.words.Abilities.always;
import static holosite.language.words.Amounts.destiny;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Conditions.compare;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Modifiers.yours;

import holosite.language.ability.CanLast;
import holosite.language.ability.Modifier;
import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.amount.HighestOf;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Condition;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelIt;
import holosite.language.effect.Capture;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.Flip;
import holosite.language.effect.Forfeit;
import holosite.language.effect.HitIt;
import holosite.language.effect.Lasting;
import holosite.language.effect.LoseForce;
import holosite.language.effect.May;
import holosite.language.effect.MoveTo;
import holosite.language.effect.Note;
import holosite.language.effect.Pick;
import holosite.language.effect.PickFrom;
import holosite.language.effect.Put;
import holosite.language.effect.Remember;
import holosite.language.effect.Retrieve;
import holosite.language.effect.Shuffle;
import holosite.language.effect.StackOn;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.TakeFunction;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import java.util.List;
import java.util.Optional;

/** What happens. */
public final class Effects {
    private Effects() {}

    // ---- cards

    public static Effect lose(Filter cards) {
        return new Put(cards, Pile.LOST_PILE, Put.Position.TOP);
    }

    public static Effect toUsedPile(Filter cards) {
        return new Put(cards, Pile.USED_PILE, Put.Position.TOP);
    }

    public static Effect toHand(Filter cards) {
        return new Put(cards, Pile.HAND, Put.Position.TOP);
    }

    public static Effect outOfPlay(Filter cards) {
        return new Put(cards, Pile.OUT_OF_PLAY, Put.Position.TOP);
    }

    public static Effect hit(Filter cards) {
        return new HitIt(cards);
    }

    public static Effect forfeit(Filter cards) {
        return new Forfeit(cards);
    }

    public static Effect capture(Filter cards, Ref escort) {
        return new Capture(cards, escort);
    }

    /** Cancels cards on the table. */
    public static Effect cancel(Filter cards) {
        return new CancelCards(cards);
    }

    /** Cancels what is responded to. */
    public static Effect cancelIt() {
        return new CancelIt();
    }

    public static Effect flipIt() {
        return new Flip(IT);
    }

    /** Stacks cards on the speaking card. */
    public static Effect stackOnIt(Filter cards) {
        return new StackOn(cards, Known.IT, false);
    }

    /** Stacks cards face down under the speaking card. */
    public static Effect stackUnderIt(Filter cards) {
        return new StackOn(cards, Known.IT, true);
    }

    /** Cards make their regular move straight to a place. */
    public static Effect move(Filter cards, Filter to) {
        return new MoveTo(cards, to, false, false);
    }

    /** Cards make their regular move straight to a place, for free. */
    public static Effect moveForFree(Filter cards, Filter to) {
        return new MoveTo(cards, to, true, false);
    }

    /** Cards move straight to a place for free, besides their regular move. */
    public static Effect unlimitedMove(Filter cards, Filter to) {
        return new MoveTo(cards, to, true, true);
    }

    // ---- Force and piles

    public static Effect loseForce(Who who, double amount) {
        return loseForce(who, number(amount));
    }

    public static Effect loseForce(Who who, Amount amount) {
        return new LoseForce(who, amount, Optional.empty());
    }

    public static Effect retrieve(Who who, double amount) {
        return retrieve(who, number(amount));
    }

    public static Effect retrieve(Who who, Amount amount) {
        return new Retrieve(who, amount, ANYTHING, Retrieve.How.TOP, Pile.USED_PILE);
    }

    public static Effect shuffle(Who whose, Pile pile) {
        return new Shuffle(whose, pile);
    }

    /** Takes one such card into hand from Reserve Deck; reshuffles. */
    public static Effect takeIntoHand(Filter card) {
        return new TakeFrom(
                Who.YOU, Who.YOU, Pile.RESERVE_DECK, card, number(1), number(1), Pile.HAND, true);
    }

    /** Deploys one such card from Reserve Deck to such a place at normal cost; reshuffles. */
    public static DeployFrom deployFromReserveDeck(Filter card, Filter where) {
        return new DeployFrom(Who.YOU, Pile.RESERVE_DECK, card, where, 0, false, true);
    }

    /** A player chooses one of these cards. */
    public static Effect pickOne(Who who, String name, Filter from) {
        return new Pick(who, name, from, number(1), number(1));
    }

    /** A player chooses as many of these cards as he likes, or none. */
    public static Effect pickAny(Who who, String name, Filter from) {
        return new Pick(who, name, from, number(0), number(Choice.ANY));
    }

    /** You choose one such card of your hand. */
    public static Effect pickFromHand(String name, Filter which) {
        return new PickFrom(Who.YOU, name, Who.YOU, Pile.HAND, which, number(1), number(1));
    }

    // ---- destiny and numbers

    /** Draws destiny and remembers it as "destiny". */
    public static Effect drawDestiny() {
        return drawDestiny("destiny");
    }

    /** Draws destiny and remembers it under this name. */
    public static Effect drawDestiny(String name) {
        return drawDestiny(Who.YOU, name);
    }

    public static Effect drawDestiny(Who who, String name) {
        return new DrawDestiny(who, number(1), DestinyKind.PLAIN, name);
    }

    /** A weapon draws destiny by its text, without being fired, and remembers it as "destiny". */
    public static Effect drawWeaponDestiny() {
        return drawWeaponDestiny("destiny");
    }

    /** The same, remembered under this name. */
    public static Effect drawWeaponDestiny(String name) {
        return new DrawDestiny(Who.YOU, number(1), DestinyKind.WEAPON, name);
    }

    public static Effect changeDestiny(double by) {
        return new ChangeDestiny(number(by));
    }

    /** Fixes a number now and remembers it under this name. */
    public static Effect remember(String name, Amount amount) {
        return new Remember(name, amount);
    }

    /** Notes a number on the speaking card. */
    public static Effect note(Amount number) {
        return new Note(number);
    }

    /** From now on the speaking card has this one of its functions. */
    public static Effect takesFunction(int number) {
        return new TakeFunction(number);
    }

    // ---- choices and cases

    public static Branch branch(Condition when, Effect... then) {
        return branch(ifSo(when, then));
    }

    /** The first of these cases whose condition is true. */
    public static Branch branch(Branch.If... cases) {
        return new Branch(List.of(cases), List.of());
    }

    public static Branch.If ifSo(Condition when, Effect... then) {
        return new Branch.If(when, List.of(then));
    }

    /**
     * If the destiny just drawn is lower than the ability of your highest-ability character on
     * table.
     */
    public static Effect ifBelowYourAbility(Effect... then) {
        return branch(
                compare(destiny(), Compare.LESS, new HighestOf(Figure.ABILITY, CHARACTER.yours())),
                then);
    }

    /** A player may have this happen. */
    public static Effect mayHave(Who who, Effect... then) {
        return new May(who, List.of(then), List.of());
    }

    // ---- what lasts

    public static Effect lasting(CanLast ability, Duration duration) {
        return new Lasting(ability, duration);
    }

    /** From the start on for the rest of the game, whichever side is up. */
    public static Effect forTheRestOfTheGame(CanLast ability) {
        return lasting(ability, Duration.REST_OF_GAME);
    }

    /** For the rest of this battle. */
    public static Effect thisBattle(Modifier modifier) {
        return thisBattle(always(modifier));
    }

    public static Effect thisBattle(CanLast ability) {
        return lasting(ability, Duration.THIS_BATTLE);
    }

    /** For the rest of this turn. */
    public static Effect thisTurn(Modifier modifier) {
        return thisTurn(always(modifier));
    }

    public static Effect thisTurn(CanLast ability) {
        return lasting(ability, Duration.THIS_TURN);
    }

    /** Until what is responded to is over. */
    public static Effect thisAction(CanLast ability) {
        return lasting(ability, Duration.THIS_ACTION);
    }

    /** Until the speaking Interrupt goes to its pile. */
    public static Effect whilePlayed(Modifier modifier) {
        return lasting(always(modifier), Duration.WHILE_PLAYED);
    }

    /** The figure of these cards becomes this number until they leave the table. */
    public static Effect becomes(Figure figure, double number, Filter cards) {
        return lasting(
                always(Modifier.set(figure, number(number), cards)), Duration.WHILE_ON_TABLE);
    }

    /** Battle destinies you draw beyond your own, in this battle. */
    public static Effect addBattleDestiny(double number) {
        return thisBattle(yours(Figure.BATTLE_DESTINIES, number, ANYTHING));
    }
}
