package holosite.bots.sim;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.bots.ReadyDecks;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Decision;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The invariants hold in a proper game, and notice when it is tampered with. */
final class InvariantsTest {
    private final SplittableRandom chance = new SplittableRandom(1);

    private static Game midGame() {
        Game game = Game.start(ReadyDecks.pairs().getFirst(), 11);
        var bot = new RandomBot(11);
        for (int i = 0; i < 150; i++) {
            game.answer(Bot.asked(bot, game));
        }
        return game;
    }

    @Test
    void aGameAsItIsPassesEveryInvariant() {
        Game game = midGame();
        assertThatCode(
                        () -> {
                            new CardsInOnePlace().check(game, chance);
                            new ForkPlaysAlike().check(game, chance);
                            new OffersHold().check(game, chance);
                            new CachesAreTrue().check(game, chance);
                            new HiddenStaysHidden().check(game, chance);
                            new WorldsFit().check(game, chance);
                            new SavedAndLoaded(holosite.cards.AllCards::all).check(game, chance);
                        })
                .doesNotThrowAnyException();
    }

    @Test
    void twoGamesThatDifferInOneMarkAreNotAlike() {
        Game game = midGame();
        Game other = game.fork();
        other.state().table().set(0, Flag.HIT);
        assertThatThrownBy(() -> SameGame.expect(game, other, "a marked card"))
                .isInstanceOf(InvariantBroken.class)
                .hasMessageContaining("a marked card");
    }

    @Test
    void twoGamesThatDifferInTheOrderOfADeckAreNotAlike() {
        Game game = midGame();
        Game other = game.fork();
        int top = other.state().table().top(Side.DARK, Zone.RESERVE_DECK);
        other.state().table().toBottom(top, Table.zone(Side.DARK, Zone.RESERVE_DECK), Role.NONE);
        assertThatThrownBy(() -> SameGame.expect(game, other, "a cut deck"))
                .isInstanceOf(InvariantBroken.class);
    }

    /** Asks for a number; what may be answered is read off the top of a pile. */
    private record Peeking(Side player, Side whose, Zone pile) implements QuestionStep.ForNumber {

        Game asked(Game door) {
            GameState game = door.state();
            int drawn = game.table().top(whose, Zone.RESERVE_DECK);
            game.table().toTop(drawn, Table.zone(whose, Zone.HAND), Role.NONE);
            game.ask(this, question(game));
            return door;
        }

        private Decision question(GameState game) {
            int top = game.table().top(whose, pile);
            return new Decision.ChooseNumber(
                    player, new NumberPrompt.Number(Table.NOBODY), 0, top + 1);
        }

        @Override
        public void run(GameState game) {
            game.ask(this, question(game));
        }

        @Override
        public void chosen(GameState game, int number) {}
    }

    /** One shuffle may leave a card where it was, several will not. */
    private void checkHidden(Game game) {
        for (int i = 0; i < 5; i++) {
            new HiddenStaysHidden().check(game, chance);
        }
    }

    @Test
    void aQuestionThatTellsOfTheOpponentsHandIsNoticed() {
        Game game = new Peeking(Side.DARK, Side.LIGHT, Zone.HAND).asked(midGame());
        assertThatThrownBy(() -> checkHidden(game))
                .isInstanceOf(InvariantBroken.class)
                .hasMessageContaining("DARK can tell how the cards of LIGHT lie");
    }

    @Test
    void aQuestionThatTellsOfOnesOwnReserveDeckIsNoticed() {
        Game game = new Peeking(Side.LIGHT, Side.LIGHT, Zone.RESERVE_DECK).asked(midGame());
        assertThatThrownBy(() -> checkHidden(game))
                .isInstanceOf(InvariantBroken.class)
                .hasMessageContaining("LIGHT can tell how the cards of LIGHT lie");
    }

    @Test
    void aQuestionAboutOnesOwnHandTellsNothing() {
        Game game = new Peeking(Side.LIGHT, Side.LIGHT, Zone.HAND).asked(midGame());
        assertThatCode(() -> checkHidden(game)).doesNotThrowAnyException();
    }
}
