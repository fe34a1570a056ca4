package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.Entry;
import holosite.rules.notation.PositionNotation;
import holosite.rules.save.SavedGame;
import holosite.rules.table.Flag;
import holosite.rules.tell.Narrator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A race under way: saved, written as a position, and described in words. */
class PodraceSavedTest {

    private static Scene threeDrawn() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .mark(SEBULBA, Flag.DAMAGED)
                        .raceDestiny(SEBULBA, 2.5, "Stormtrooper", "Darth Vader")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 6, 2);
        return scene.pass().use(EVENT).expectPrompt(Prompt.Key.CHOOSE_RACE_DESTINIES);
    }

    @Test
    void aHalfDrawnRaceDestinyIsSaved() {
        Game game = threeDrawn().game();
        Game read = SavedGame.read(SavedGame.write(game), AllCards::all);
        assertThat(read).isEqualTo(game);

        Game fork = game.fork();
        for (Game one : List.of(read, fork)) {
            one.answer(one.decision().meant(new AnswerCode.Cards(1, 2)));
        }
        assertThat(read).isEqualTo(fork);
        var scene = Scene.of(read);
        assertThat(total(scene, ANAKIN)).isEqualTo(4 + 6 + 2);
    }

    @Test
    void aPositionTellsWhatLiesWhere() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .mark(SEBULBA, Flag.DAMAGED)
                        .raceDestiny(SEBULBA, 2.5, "Stormtrooper", "Darth Vader")
                        .raceDestiny(ARENA, 4, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        String written = PositionNotation.write(scene.game());
        assertThat(written).contains("Stormtrooper (race destiny 2.5)");
        var again = PositionNotation.read(written, AllCards::all);

        assertThat(again.cardsOn(SEBULBA)).containsExactly("Stormtrooper", "Darth Vader");
        assertThat(total(again, SEBULBA)).isEqualTo(11);
        assertThat(Podraces.isDamaged(again.game().state().table(), again.card(SEBULBA))).isTrue();
        assertThat(RaceTotals.highest(again.state(), LIGHT)).isEqualTo(4);
        again.offers("use " + EVENT);
    }

    private static Narrator narrator(Language language, Side reader) {
        return new Narrator(language, Optional.of(reader), id -> AllCards.byId(id).orElseThrow());
    }

    @Test
    void whatIsAskedAndWhatHappensIsTold() {
        var scene =
                Race.ready()
                        .at(ARENA, SEBULBA)
                        .reserve(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.use(EVENT).passUntil(DARK).use(EVENT);
        assertThat(asked(scene, Language.EN))
                .isEqualTo(
                        "Stormtrooper is your race destiny, worth 1. Do you place it on Sebulba's"
                                + " Podracer? If not, it goes to the Used Pile.");
        assertThat(asked(scene, Language.FR)).contains("destinée de course", SEBULBA);
        scene.yes();
        assertThat(told(scene, Language.EN))
                .contains(
                        "You initiate a Podrace.",
                        "You draw race destiny 1 (Stormtrooper) for Sebulba's Podracer.",
                        "You stack Stormtrooper on Sebulba's Podracer as race destiny of 1.");
        assertThat(told(scene, Language.FR))
                .contains("Vous initiez une course de modules.")
                .noneMatch(String::isBlank);
    }

    private static String asked(Scene scene, Language language) {
        var view = scene.game().view(DARK);
        return narrator(language, DARK).ask(view, view.question().orElseThrow());
    }

    private static List<String> told(Scene scene, Language language) {
        var narrator = narrator(language, DARK);
        return scene.game().log().from(0).stream().map((Entry e) -> narrator.line(e)).toList();
    }
}
