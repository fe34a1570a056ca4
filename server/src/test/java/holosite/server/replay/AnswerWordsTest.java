package holosite.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import holosite.rules.tell.Perspective;
import holosite.server.message.QuestionInfo;
import holosite.server.message.SectionName;
import holosite.server.wire.CardIndex;
import holosite.server.wire.GameSections;
import holosite.server.wire.SharedView;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a replay says was answered. */
class AnswerWordsTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final CardIndex INDEX = new CardIndex(AllCards.all());

    private static Setup setup() {
        return new Setup(
                CARDS.catalog(),
                DeckNotation.read(ReadyDecks.text("mos-eisley-manhunt"), AllCards::all).forPlay(),
                DeckNotation.read(ReadyDecks.text("old-heroes"), AllCards::all).forPlay());
    }

    private static QuestionInfo asked(Game game, Language language) {
        return new GameSections(INDEX, Audience.BOTH, language)
                .of(new SharedView(INDEX, new Perspective(game, Audience.BOTH)), 0)
                .find(SectionName.QUESTION, QuestionInfo.class)
                .orElseThrow();
    }

    /** The words of every answer of a game in which somebody keeps a card where it is. */
    @Test
    void whateverIsAnsweredThereAreWordsForIt() {
        int chosenNone = 0;
        for (int seed = 0; chosenNone == 0; seed++) {
            assertThat(seed).as("games in which everybody chose something").isLessThan(100);
            Game game = Game.start(setup(), seed);
            Map<Side, Bot> bots =
                    Map.of(
                            Side.DARK, BotKind.ROOKIE.bot(CARDS, seed),
                            Side.LIGHT, BotKind.ROOKIE.bot(CARDS, seed + 1));
            while (!game.isOver() && game.turn().number() < 100) {
                Bot bot = Objects.requireNonNull(bots.get(game.decision().player()));
                AnswerCode code = bot.answer(game.view(game.decision().player()));
                QuestionInfo asked = asked(game, Language.EN);
                assertThat(AnswerWords.of(code, asked, Language.EN))
                        .as("%s to %s", code, asked.prompt())
                        .isNotBlank();
                if (code instanceof AnswerCode.Cards cards && cards.places().length == 0) {
                    assertThat(AnswerWords.of(code, asked, Language.EN)).isEqualTo("Nothing");
                    assertThat(AnswerWords.of(code, asked(game, Language.FR), Language.FR))
                            .isEqualTo("Rien");
                    chosenNone++;
                }
                game.answer(game.decision().meant(code));
            }
        }
    }
}
