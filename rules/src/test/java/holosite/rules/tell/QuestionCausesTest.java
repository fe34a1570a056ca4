package holosite.rules.tell;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Glossary;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.refusal.Objection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why one is asked: what it is due to, and why there is not more to choose from. */
class QuestionCausesTest {
    private static QuestionCauses causes(Scene scene, Language language) {
        return new Perspective(scene.game(), Audience.of(scene.whoDecides()))
                .causes(language, id -> AllCards.byId(id).orElseThrow());
    }

    private static List<String> told(Scene scene, Language language) {
        return causes(scene, language).causes().stream()
                .map(cause -> cause.heading() + " | " + String.join(" ", cause.sentences()))
                .toList();
    }

    private static Scene until(Scene scene, Class<? extends Prompt> prompt) {
        return scene.answerDefaults(() -> !prompt.isInstance(scene.game().decision().prompt()));
    }

    @Test
    void forceLostToADrainNamesThePlaceAndWhatMakesTheDrainUp() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Luke Skywalker")
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA);
        assertThat(scene.whoDecides()).isEqualTo(DARK);
        assertThat(told(scene, Language.EN))
                .contains("Force drain | Opponent drains you at " + CANTINA + ".");
        assertThat(told(scene, Language.FR))
                .contains("Drainage de Force | L'adversaire vous draine à " + CANTINA + ".");
        var number = causes(scene, Language.EN).numbers().getFirst();
        assertThat(number.sum().figure()).isEqualTo(Figure.FORCE_DRAIN);
        assertThat(number.side()).contains(LIGHT);
    }

    @Test
    void whatIsOwedInABattleAndWhyNoDestinyWasDrawn() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        until(scene, ActPrompt.DamageSegment.class);
        assertThat(scene.whoDecides()).isEqualTo(LIGHT);
        List<String> told = told(scene, Language.EN);
        assertThat(told)
                .anyMatch(
                        line ->
                                line.matches(
                                        "What you owe \\| Battle damage \\d+: your total was"
                                                + " \\d+, your opponent's \\d+\\. Attrition \\d+: .*"));
        assertThat(told).contains("No battle destiny | You draw none: ability 1, and 4 is needed.");
        assertThat(told(scene, Language.FR))
                .contains(
                        "Sans destinée de bataille | Vous n'en tirez pas : habileté de 1, et il"
                                + " faut 4.");
    }

    @Test
    void aDestinyThatWasDrawnIsNotExplainedAwayOnceItsAbilityIsForfeited() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Leia Organa", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .nextDestiny(LIGHT, 1)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        until(scene, ActPrompt.DamageSegment.class);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(1);
        scene.passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        scene.passUntil("forfeit Leia Organa");
        assertThat(scene.whoDecides()).isEqualTo(LIGHT);
        assertThat(told(scene, Language.EN))
                .anyMatch(line -> line.startsWith("What you owe | "))
                .noneMatch(line -> line.startsWith("No battle destiny"));
    }

    @Test
    void placesWhereACardCannotGoAreToldWithTheirReason() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .system("Tatooine", LIGHT)
                        .hand(LIGHT, "Rebel Trooper")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy("Rebel Trooper");
        assertThat(told(scene, Language.EN)).anyMatch(line -> line.startsWith("Tatooine | "));
        assertThat(told(scene, Language.EN)).noneMatch(line -> line.contains(CANTINA));
    }

    @Test
    void aPriceThatIsNotThePrintedOneIsMadeUpPlaceByPlace() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Kessel", DARK)
                        .system("Tatooine", DARK)
                        .hand(DARK, "TIE Fighter")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("TIE Fighter");
        assertThat(told(scene, Language.EN))
                .anyMatch(
                        line -> line.matches("Kessel \\| Deploy cost 0 = 1 printed − 1 Kessel\\."))
                .noneMatch(line -> line.startsWith("Tatooine"));
    }

    @Test
    void everyEntryThatIsNamedExists() {
        for (String entry : List.of("force-drain", "damage-segment", "battle-destiny")) {
            assertThat(Glossary.get().entry(entry)).as(entry).isPresent();
        }
    }

    // ---- a ship that needs a pilot

    private static List<Objection> black2(int force, String... inHand) {
        var scene =
                Scene.with(AllCards::all)
                        .system("Tatooine", DARK)
                        .hand(DARK, "Black 2")
                        .hand(DARK, inHand)
                        .force(DARK, force)
                        .turn(DARK, Phase.DEPLOY);
        return scene.game()
                .why()
                .notDeploy(DARK, scene.card("Black 2"), DeployTarget.card(scene.card("Tatooine")));
    }

    @Test
    void aShipWithItsPilotInHandIsRefusedForTheForceThatBothTake() {
        Objection refused = black2(1, "DS-61-2").getFirst();
        assertThat(refused).isInstanceOf(Objection.OfForceWithPilot.class);
        assertThat(new ObjectionWords(Language.EN).sentence(refused))
                .matches("It needs a pilot: with DS-61-2 it takes \\d Force, and you have 1\\.");
        assertThat(new ObjectionWords(Language.EN).brief(refused)).matches("\\d Force, 1 left");
    }

    @Test
    void withoutAPilotInHandItIsThePilotThatIsMissing() {
        assertThat(new ObjectionWords(Language.EN).brief(black2(1).getFirst()))
                .isEqualTo("needs a pilot");
    }
}
