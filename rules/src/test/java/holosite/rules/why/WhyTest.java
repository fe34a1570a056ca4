package holosite.rules.why;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Glossary;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Breakdown;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.tell.FigureWords;
import holosite.rules.tell.ObjectionWords;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every number and every refusal explains itself. */
class WhyTest {
    private static List<Refusal> reasons(List<Objection> objections) {
        return objections.stream().map(Objection::refusal).toList();
    }

    private static String sentence(Language language, Objection objection) {
        return new ObjectionWords(language).sentence(objection);
    }

    private static String brief(Language language, Objection objection) {
        return new ObjectionWords(language).brief(objection);
    }

    private static String line(Language language, Breakdown sum) {
        return new FigureWords(language).line(sum);
    }

    // ---- the words

    @ParameterizedTest
    @EnumSource(Refusal.class)
    void aRefusalIsASentenceInBothLanguagesAndItsEntryExists(Refusal refusal) {
        var objection = new Objection.OfRule(refusal);
        String english = sentence(Language.EN, objection);
        assertThat(english).matches("\\p{Lu}.*\\.");
        assertThat(sentence(Language.FR, objection)).matches("\\p{Lu}.*\\.").isNotEqualTo(english);
        if (!refusal.entry().isEmpty()) {
            assertThat(Glossary.get().entry(refusal.entry())).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource(Refusal.class)
    void aRefusalHasATagThatFitsTheEdgeOfACard(Refusal refusal) {
        for (Language language : Language.values()) {
            assertThat(brief(language, new Objection.OfRule(refusal)))
                    .isNotBlank()
                    .hasSizeLessThan(17);
        }
        assertThat(brief(Language.EN, new Objection.OfRule(refusal)))
                .isNotEqualTo(brief(Language.FR, new Objection.OfRule(refusal)));
    }

    // ---- numbers

    @Test
    void aPrintedFigureIsToldAsSuch() {
        var scene = Scene.with(AllCards::all).at(CANTINA, "Darth Vader").turn(DARK, Phase.DEPLOY);
        var sum = scene.game().why().figure(DARK, scene.card("Darth Vader"), Figure.FORFEIT);
        assertThat(line(Language.EN, sum.orElseThrow())).matches("Forfeit \\d+ = \\d+ printed");
        assertThat(line(Language.FR, sum.orElseThrow()))
                .matches("Valeur de perte \\d+ = \\d+ d'origine");
    }

    @Test
    void everyItemOfASumAddsUpToItsTotal() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .turn(DARK, Phase.DEPLOY);
        int place = scene.card(CANTINA);
        for (Figure figure :
                List.of(Figure.TOTAL_POWER, Figure.TOTAL_ABILITY, Figure.FORCE_DRAIN)) {
            var sum = scene.game().why().figureAt(place, figure, DARK).orElseThrow();
            double added = sum.items().stream().mapToDouble(Breakdown.Item::amount).sum();
            assertThat(added).as(line(Language.EN, sum)).isEqualTo(sum.total());
        }
        assertThat(
                        line(
                                Language.EN,
                                scene.game()
                                        .why()
                                        .figureAt(place, Figure.TOTAL_POWER, DARK)
                                        .orElseThrow()))
                .contains("Darth Vader", "Stormtrooper")
                .doesNotContain("Luke");
    }

    @Test
    void forceGenerationNamesTheLocationsThatGiveIt() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .turn(DARK, Phase.DEPLOY);
        var sum = scene.game().why().generation(DARK);
        assertThat(line(Language.EN, sum)).contains("1 by the rules", CANTINA);
        assertThat(sum.items().stream().mapToDouble(Breakdown.Item::amount).sum())
                .isEqualTo(sum.total());
    }

    @Test
    void theFiguresOfACardInTheOpponentsHandAreNotTold() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "Luke Skywalker")
                        .turn(DARK, Phase.DEPLOY);
        int luke = scene.card("Luke Skywalker");
        assertThat(scene.game().why().figure(DARK, luke, Figure.POWER)).isEmpty();
        assertThat(scene.game().why().figure(LIGHT, luke, Figure.POWER)).isPresent();
        assertThat(
                        reasons(
                                scene.game()
                                        .why()
                                        .notDeploy(
                                                DARK,
                                                luke,
                                                DeployTarget.card(scene.card(CANTINA)))))
                .containsExactly(Refusal.UNKNOWN_CARD);
    }

    // ---- deploying

    @Test
    void nothingStandsAgainstADeploymentThatIsOffered() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Darth Vader")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        scene.offers("deploy Darth Vader");
        assertThat(
                        scene.game()
                                .why()
                                .notDeploy(
                                        DARK,
                                        scene.card("Darth Vader"),
                                        DeployTarget.card(scene.card(CANTINA))))
                .isEmpty();
    }

    @Test
    void aCardThatIsJustBeingDeployedDoesNotStandAgainstItself() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .system("Kessel", DARK)
                        .hand(DARK, "Darth Vader")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy("Darth Vader")
                        .expectPrompt(Prompt.Key.DEPLOY_WHERE);
        int vader = scene.card("Darth Vader");
        assertThat(
                        scene.game()
                                .why()
                                .notDeploy(DARK, vader, DeployTarget.card(scene.card(CANTINA))))
                .isEmpty();
        assertThat(
                        reasons(
                                scene.game()
                                        .why()
                                        .notDeploy(
                                                DARK,
                                                vader,
                                                DeployTarget.card(scene.card("Kessel")))))
                .containsExactly(Refusal.NOT_DEPLOYED_THERE);
    }

    @Test
    void tooLittleForceIsToldWithWhatItWouldTake() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Darth Vader", "Stormtrooper")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        var found =
                scene.game()
                        .why()
                        .notDeploy(
                                DARK,
                                scene.card("Darth Vader"),
                                DeployTarget.card(scene.card(CANTINA)));
        assertThat(reasons(found)).containsExactly(Refusal.NOT_ENOUGH_FORCE);
        assertThat(sentence(Language.EN, found.getFirst()))
                .matches("It takes \\d+ Force, and you have 2\\.");
        assertThat(sentence(Language.FR, found.getFirst()))
                .matches("Il faut \\d+ points de Force, et vous en avez 2\\.");
        assertThat(brief(Language.EN, found.getFirst())).matches("\\d+ Force, 2 left");
        assertThat(brief(Language.FR, found.getFirst())).matches("\\d+ Force, reste 2");
    }

    @Test
    void theMomentAndTheUniqueCardOnTheTableBothStandAgainstIt() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Darth Vader")
                        .force(DARK, 10)
                        .turn(DARK, Phase.MOVE);
        int inHand = scene.game().state().table().top(Side.DARK, holosite.rules.table.Zone.HAND);
        var found =
                scene.game().why().notDeploy(DARK, inHand, DeployTarget.card(scene.card(CANTINA)));
        assertThat(reasons(found))
                .containsExactly(Refusal.DEPLOY_PHASE_ONLY, Refusal.ON_TABLE_ALREADY);
        assertThat(found.getLast().entry()).isEqualTo("unique");
    }

    @Test
    void aStarshipWithoutAPilotIsToldToBringOne() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Tatooine", LIGHT)
                        .hand(LIGHT, "Red 5")
                        .force(LIGHT, 10)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(
                        reasons(
                                scene.game()
                                        .why()
                                        .notDeploy(
                                                LIGHT,
                                                scene.card("Red 5"),
                                                DeployTarget.card(scene.card("Tatooine")))))
                .containsExactly(Refusal.NEEDS_PILOT);
    }

    // ---- moving, battling, draining, firing

    @Test
    void aCardThatHasMovedAndAPlaceTooFarAreBothTold() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(CANTINA, "Stormtrooper")
                        .moved("Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        assertThat(
                        reasons(
                                scene.game()
                                        .why()
                                        .notMove(
                                                DARK,
                                                scene.card("Stormtrooper"),
                                                scene.card("Death Star: Docking Bay 327"))))
                .containsExactly(Refusal.ALREADY_MOVED, Refusal.NO_WAY);
    }

    @Test
    void aBattleNeedsAnOpponentThere() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        assertThat(reasons(scene.game().why().notBattle(DARK, scene.card(CANTINA))))
                .containsExactly(Refusal.NO_OPPONENT);
        assertThat(reasons(scene.game().why().notBattle(LIGHT, scene.card(CANTINA))))
                .containsExactly(Refusal.NOT_YOUR_TURN, Refusal.NO_PRESENCE);
    }

    @Test
    void aDrainNeedsControlAndTheControlPhase() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .turn(DARK, Phase.DEPLOY);
        var found = scene.game().why().notDrain(DARK, scene.card(CANTINA));
        assertThat(reasons(found))
                .containsExactly(Refusal.CONTROL_PHASE_ONLY, Refusal.NOT_CONTROLLED);
        assertThat(found.getLast().entry()).isEqualTo("control-a-location");
    }

    @Test
    void aWeaponIsFiredInABattleOnly() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .turn(DARK, Phase.DEPLOY);
        int saber = scene.card("Vader's Lightsaber");
        assertThat(reasons(scene.game().why().notFire(DARK, saber)))
                .containsExactly(Refusal.WEAPONS_SEGMENT_ONLY);
        assertThat(reasons(scene.game().why().notFire(LIGHT, saber)))
                .containsExactly(Refusal.NOT_YOUR_CARD);
    }

    @Test
    void anInterruptIsPlayedAtItsMomentOnly() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "Sense", "Combined Attack")
                        .hand(DARK, "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(reasons(scene.game().why().notUse(LIGHT, scene.card("Sense"))))
                .containsExactly(Refusal.TEXT_IN_ANSWER);
        assertThat(reasons(scene.game().why().notUse(LIGHT, scene.card("Combined Attack"))))
                .containsExactly(Refusal.TEXT_IN_BATTLE);
        assertThat(
                        reasons(
                                scene.game()
                                        .why()
                                        .notDeploy(
                                                LIGHT,
                                                scene.card("Sense"),
                                                DeployTarget.card(scene.card(CANTINA)))))
                .containsExactly(Refusal.PLAYED_NOT_DEPLOYED);
    }
}
