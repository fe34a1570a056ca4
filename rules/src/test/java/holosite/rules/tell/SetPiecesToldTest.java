package holosite.rules.tell;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.view.CardView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What players read and see in an Attack Run and an Epic Duel, each from his own side. */
class SetPiecesToldTest {
    private static Narrator narrator(Scene scene, Language language) {
        return new Narrator(
                language, Optional.of(scene.whoDecides()), id -> AllCards.byId(id).orElseThrow());
    }

    private static String asked(Scene scene, Language language) {
        var view = scene.game().view(scene.whoDecides());
        return narrator(scene, language).ask(view, view.question().orElseThrow());
    }

    private static List<String> offered(Scene scene, Language language) {
        var view = scene.game().view(scene.whoDecides());
        return narrator(scene, language).choices(view, view.question().orElseThrow());
    }

    private static List<String> log(Scene scene, Language language) {
        return narrator(scene, language).lines(scene.game().log().from(0));
    }

    private static Set<CardView.Mark> marks(Scene scene, String title) {
        return scene.game().view(DARK).places().stream()
                .flatMap(place -> place.cards().stream())
                .filter(card -> card.title().equals(title))
                .findFirst()
                .orElseThrow()
                .marks();
    }

    /** An X-wing and a Y-wing about to enter the trench, with an armed TIE behind. */
    private static Scene run() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Death Star", DARK)
                        .counter("Death Star", 4)
                        .site("Death Star: Trench", LIGHT)
                        .on("Death Star: Trench", "Attack Run")
                        .at("Death Star", "X-wing", "Y-wing", "TIE Fighter")
                        .on("X-wing", "Proton Torpedoes")
                        .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                        .hand(DARK, "I'm On The Leader")
                        .nextDestiny(LIGHT, 5, 4)
                        .turn(LIGHT, Phase.MOVE);
        return scene.use("Attack Run").passResponses();
    }

    @Test
    void whoeverChoosesReadsOfHisOwnCards() {
        var scene = run();
        assertThat(asked(scene, Language.EN))
                .contains("choose up to 2 of your piloted starfighters")
                .endsWith("except X-wing.");
        assertThat(asked(scene, Language.FR))
                .contains("2 de vos chasseurs stellaires pilotés")
                .contains("qui ne se sont pas déplacés ce tour sauf X-wing");

        scene.choose("Y-wing").passResponses();
        assertThat(scene.whoDecides()).isEqualTo(DARK);
        assertThat(asked(scene, Language.EN))
                .isEqualTo(
                        "Attack Run: choose up to 3 of your piloted TIEs present at Death Star.");
        assertThat(asked(scene, Language.FR)).contains("jusqu'à 3 de vos chasseurs TIE pilotés");
    }

    @Test
    void everybodySeesWhoLeadsTheRun() {
        var scene = run();
        scene.choose("Y-wing").passResponses();
        scene.choose("TIE Fighter");
        assertThat(marks(scene, "X-wing")).contains(CardView.Mark.LEADS);
        assertThat(marks(scene, "Y-wing")).doesNotContain(CardView.Mark.LEADS);
        assertThat(asked(scene, Language.EN)).contains("with X-wing in the lead. Do you respond?");
        assertThat(asked(scene, Language.FR)).contains("avec X-wing en tête.");

        scene.pass();
        assertThat(asked(scene, Language.EN)).isEqualTo("Attack Run: which weapon do you fire?");
        assertThat(asked(scene, Language.FR))
                .isEqualTo("Attack Run : avec quelle arme tirez-vous ?");
    }

    @Test
    void theTotalOfTheRunIsTold() {
        var scene = run();
        scene.choose().passResponses();
        scene.choose();
        scene.pass().passResponses();
        // 5 + 4 and the ability of the permanent pilot, no site of Yavin 4, no TIE behind
        assertThat(log(scene, Language.EN))
                .contains("Attack Run comes to a total of 10 against 15.");
        assertThat(log(scene, Language.FR))
                .contains("Attack Run atteint un total de 10 contre 15.");
        assertThat(marks(scene, "X-wing")).doesNotContain(CardView.Mark.LEADS);
    }

    @Test
    void theLoserOfAnEpicDuelReadsWhatItMeansForHim() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .beside(DARK, "Epic Duel")
                        .hand(DARK, "Vader's Obsession")
                        .nextDestiny(DARK, 2, 1)
                        .nextDestiny(LIGHT, 3, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Vader's Obsession").passUntil(LIGHT, Prompt.Key.OPTION);
        assertThat(offered(scene, Language.EN))
                .containsExactly(
                        "Luke Skywalker crosses over to the other side of the Force and you lose X"
                                + " Force, where X is Luke Skywalker's ability.",
                        "Luke Skywalker is lost and you lose X Force, where X is 3 times Luke"
                                + " Skywalker's ability.");
        assertThat(offered(scene, Language.FR))
                .first()
                .asString()
                .contains("et vous perdez X points de Force, X étant l'habileté de Luke Skywalker");

        scene.option(1).passUntil(DARK, Phase.DEPLOY);
        assertThat(marks(scene, "Son Of Vader")).contains(CardView.Mark.CROSSED_OVER);
        assertThat(marks(scene, "Darth Vader")).doesNotContain(CardView.Mark.CROSSED_OVER);
    }

    @Test
    void whatAUtinniEffectIsAimedAtIsMarked() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Alderaan", LIGHT)
                        .at(CANTINA, "Luke Skywalker", "Wioslea")
                        .hand(LIGHT, "Our Most Desperate Hour")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(marks(scene, "Luke Skywalker")).doesNotContain(CardView.Mark.AIMED_AT);
        scene.deploy("Our Most Desperate Hour").passResponses();
        assertThat(marks(scene, "Luke Skywalker")).contains(CardView.Mark.AIMED_AT);
        assertThat(marks(scene, "Wioslea")).doesNotContain(CardView.Mark.AIMED_AT);
    }
}
