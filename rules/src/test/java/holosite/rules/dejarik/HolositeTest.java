package holosite.rules.dejarik;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.DeployTarget;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.Layout;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Zone;
import holosite.rules.view.CardView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Holosites: where they lie, who may be there, and what a Dejarik or hologram is there. */
class HolositeTest {
    static final String BOARD = "Dejarik Hologameboard";
    static final String HOLOTABLE = "Imperial Holotable";

    private static Position board() {
        return table().site(BOARD, LIGHT).force(DARK, 9).force(LIGHT, 9);
    }

    private static Scene darkDeploys(Position position) {
        return position.turn(DARK, Phase.DEPLOY);
    }

    // ---- deploying

    @Test
    @Claim({"dejarik-rules#1", "dejarik-rules#3", "dejarik-rules#7"})
    void aDejarikDeploysToAHolositeForItsDestinyNumber() {
        var scene = darkDeploys(board().hand(DARK, "Molator", "Kintan Strider"));

        scene.deploy("Molator").to(BOARD).passResponses();

        assertThat(scene.locationOf("Molator")).isEqualTo(BOARD);
        assertThat(scene.forcePile(DARK)).hasSize(9 - 3);
        assertThat(scene.power("Molator")).isEqualTo(3);
        assertThat(scene.ability("Molator")).isEqualTo(3);
        assertThat(scene.forfeitValue("Molator")).isEqualTo(3);
        assertThat(scene.occupies(DARK, BOARD)).isTrue();
    }

    @Test
    @Claim({"dejarik-rules#1", "dejarik-rules#3", "dejarik-rules#7"})
    void theHolotableIsAHolositeTooAndInterruptsDeployThere() {
        var scene =
                table().site(HOLOTABLE, DARK)
                        .hand(LIGHT, "Grimtaash", "Houjix")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Grimtaash").passResponses();

        assertThat(scene.locationOf("Grimtaash")).isEqualTo(HOLOTABLE);
        assertThat(scene.forcePile(LIGHT)).hasSize(7);
        assertThat(scene.power("Grimtaash")).isEqualTo(2);
        assertThat(scene.figure(Figure.DEPLOY_COST, "Grimtaash")).isEqualTo(2);
    }

    @Test
    @Claim({"dejarik-rules#1", "dejarik-rules#3", "dejarik-rules#7"})
    void aHologramDeploysThereLikeADejarik() {
        var scene = darkDeploys(board().hand(DARK, "Visage Of The Emperor"));

        scene.deploy("Visage Of The Emperor").passResponses();

        assertThat(scene.locationOf("Visage Of The Emperor")).isEqualTo(BOARD);
        assertThat(scene.power("Visage Of The Emperor")).isEqualTo(7);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        // at the holosite nobody loses Force to have it deployed
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    @Claim({"dejarik-rules#1", "dejarik-rules#3"})
    void elsewhereADejarikIsNoPiece() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Molator", "Kintan Strider")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("deploy Kintan Strider").deploy("Molator").passResponses();

        assertThat(scene.isIn("Molator", Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(9);
        assertThat(scene.power("Molator")).isNaN();
    }

    @Test
    @Claim("dejarik-rules#7")
    void whoCannotUseTheDestinyNumberCannotDeploy() {
        var poor = table().site(BOARD, LIGHT).force(DARK, 2).hand(DARK, "Molator", "Monnok");
        var scene = poor.turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Molator")).doesNotContain(BOARD);
        scene = poor.turn(DARK, Phase.DEPLOY);
        scene.offers("deploy Monnok");
    }

    // ---- what it is there

    @Test
    @Claim("dejarik-rules#4")
    void aDejarikThereIsNeitherCharacterNorEffectNorInterrupt() {
        var scene = board().at(BOARD, "Molator", "Kintan Strider").turn(DARK, Phase.CONTROL);
        for (String dejarik : List.of("Molator", "Kintan Strider")) {
            var definition = scene.state().table().definition(scene.card(dejarik));
            for (CardType type : List.of(CardType.CHARACTER, CardType.EFFECT, CardType.INTERRUPT)) {
                assertThat(definition.is(type)).isFalse();
            }
            assertThat(definition.is(CardType.DEJARIK_OR_HOLOGRAM)).isTrue();
            assertThat(scene.printed(dejarik).is(Trait.DEJARIK)).isTrue();
        }
    }

    @Test
    @Claim("dejarik-rules#4")
    void alterCancelsMolatorOnTheTableOnly() {
        var aside =
                board().beside(DARK, "Molator")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(LIGHT, Phase.CONTROL);
        aside.offers("play Alter");

        var onBoard =
                board().at(BOARD, "Molator")
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(LIGHT, Phase.CONTROL);
        onBoard.mayNot("play Alter");
    }

    @Test
    @Claim("dejarik-rules#5")
    void grimtaashCancelsMolatorWhereverItIs() {
        for (boolean onBoard : List.of(true, false)) {
            // too little Force to have the opponent's hand revealed
            var position = table().site(BOARD, LIGHT).hand(LIGHT, "Grimtaash").force(LIGHT, 3);
            var scene =
                    (onBoard ? position.at(BOARD, "Molator") : position.beside(DARK, "Molator"))
                            .turn(LIGHT, Phase.CONTROL);

            scene.play("Grimtaash").passResponses();

            assertThat(scene.isIn("Molator", Zone.LOST_PILE)).isTrue();
        }
        table().site(BOARD, LIGHT)
                .at(BOARD, "Kintan Strider")
                .hand(LIGHT, "Grimtaash")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Grimtaash");
    }

    @Test
    @Claim("dejarik-rules#8")
    void itsTextIsInactiveThere() {
        // beside the table Molator is used in battles
        battle(board().beside(DARK, "Molator")).offers("use Molator");
        battle(board().at(BOARD, "Molator")).mayNot("use Molator");
        // and Visage Of The Emperor makes everybody lose Force
        var scene =
                board().at(BOARD, "Visage Of The Emperor").reserve(DARK, 5).turn(DARK, Phase.DRAW);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void aViewShowsItsFiguresThereAndThatItsTextDoesNotApply() {
        var view = board().at(BOARD, "Molator").turn(DARK, Phase.CONTROL).game().view(LIGHT);
        var place =
                view.places().stream()
                        .filter(p -> p.location().title().equals(BOARD))
                        .findFirst()
                        .orElseThrow();
        var molator = place.cards().getFirst();
        assertThat(place.system()).isEqualTo("Holosite");
        assertThat(molator.title()).isEqualTo("Molator");
        assertThat(molator.power()).isEqualTo(3);
        assertThat(molator.ability()).isEqualTo(3);
        assertThat(molator.forfeit()).isEqualTo(3);
        assertThat(molator.marks()).contains(CardView.Mark.TEXT_CANCELED);
    }

    private static Scene battle(Position position) {
        return position.site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .passResponses();
    }

    @Test
    @Claim("dejarik-rules#9")
    void aDejarikIsUniqueWhereverItIs() {
        var scene = darkDeploys(board().at(BOARD, "Molator").hand(DARK, "Molator#2"));
        scene.mayNot("deploy Molator#2");

        scene = darkDeploys(board().beside(DARK, "Molator").hand(DARK, "Molator#2"));
        scene.mayNot("deploy Molator#2");

        // one that is not unique may stand there more than once
        scene = darkDeploys(board().at(BOARD, "Kintan Strider").hand(DARK, "Kintan Strider#2"));
        scene.offers("deploy Kintan Strider#2");
    }

    @Test
    void backFromTheHolositeItIsTheCardThatIsPrinted() {
        var scene = board().at(BOARD, "Molator").turn(DARK, Phase.CONTROL);

        scene.answer("return from " + BOARD);

        assertThat(scene.hand(DARK)).contains("Molator");
        assertThat(
                        scene.state()
                                .table()
                                .definition(scene.card("Molator"))
                                .is(Subtype.NORMAL_EFFECT))
                .isTrue();
        assertThat(scene.power("Molator")).isNaN();
    }

    // ---- where it lies

    @Test
    @Claim("dejarik-rules#2")
    void aHolositeIsAdjacentToNoSite() {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .site(BOARD, LIGHT)
                        .at(CANTINA, "Stormtrooper")
                        .at(BOARD, "Molator")
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);

        for (String site : List.of(CANTINA, "Tatooine: Mos Eisley")) {
            assertThat(Layout.adjacent(scene.state(), scene.card(site), scene.card(BOARD)))
                    .isFalse();
            assertThat(Layout.related(scene.state(), scene.card(site), scene.card(BOARD)))
                    .isFalse();
        }
        assertThat(
                        Layout.adjacent(
                                scene.state(),
                                scene.card(CANTINA),
                                scene.card("Tatooine: Mos Eisley")))
                .isTrue();
        scene.mayNot("move Molator");
        assertThat(scene.move("Stormtrooper").offered()).doesNotContain(BOARD);
    }

    @Test
    @Claim("dejarik-rules#2")
    void noGenericSiteJoinsAHolosite() {
        var scene = table().site(BOARD, LIGHT).hand(DARK, "Forest").turn(DARK, Phase.DEPLOY);
        scene.mayNot("deploy Forest");
        table().site("Yavin 4: Docking Bay", DARK)
                .hand(DARK, "Forest")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Forest");
    }

    @Test
    @Claim("dejarik-rules#18")
    void aHolositeIsNoBattleground() {
        var scene = board().site(CANTINA, DARK).turn(DARK, Phase.CONTROL);
        for (Side side : Side.values()) {
            assertThat(scene.forceIcons(BOARD, side)).isPositive();
        }
        assertThat(Presence.battleground(scene.state(), scene.card(BOARD))).isFalse();
        assertThat(Presence.battleground(scene.state(), scene.card(CANTINA))).isTrue();
        assertThat(
                        Presence.printedBattleground(
                                scene.state().table().definition(scene.card(BOARD))))
                .isFalse();
    }

    @Test
    void oneHolositeConvertsTheOther() {
        var scene = darkDeploys(board().at(BOARD, "Molator").hand(DARK, HOLOTABLE));

        scene.deploy(HOLOTABLE).passResponses();

        assertThat(scene.locations()).containsExactly(HOLOTABLE);
        assertThat(scene.locationOf("Molator")).isEqualTo(HOLOTABLE);
        assertThat(scene.power("Molator")).isEqualTo(3);

        var back = table().site(HOLOTABLE, DARK).hand(LIGHT, BOARD).turn(LIGHT, Phase.DEPLOY);
        back.deploy(BOARD).passResponses();
        assertThat(back.locations()).containsExactly(BOARD);
    }

    // ---- who else may be there

    @Test
    @Claim("dejarik-rules#6")
    void nothingElseDeploysToAHolosite() {
        var scene =
                darkDeploys(
                        board().site(CANTINA, DARK)
                                .site("Tatooine: Docking Bay 94", DARK)
                                .hand(
                                        DARK,
                                        "Stormtrooper",
                                        "Dewback",
                                        "Presence Of The Force",
                                        DARK_STARFIGHTER));
        for (String card :
                List.of("Stormtrooper", "Dewback", "Presence Of The Force", DARK_STARFIGHTER)) {
            var fork = Scene.of(scene.game().fork());
            assertThat(hosts(fork, card)).as(card).doesNotContain(BOARD);
        }
    }

    private static final String DARK_STARFIGHTER = "TIE Fighter";

    @Test
    @Claim("dejarik-rules#6")
    void theGameSaysWhyNothingElseDeploysThere() {
        var scene = darkDeploys(board().hand(DARK, "Stormtrooper", "Presence Of The Force"));
        for (String card : List.of("Stormtrooper", "Presence Of The Force")) {
            assertThat(
                            scene.game()
                                    .why()
                                    .notDeploy(
                                            DARK,
                                            scene.card(card),
                                            DeployTarget.card(scene.card(BOARD))))
                    .extracting(Objection::refusal)
                    .containsExactly(Refusal.HOLOSITE);
        }
    }

    @Test
    void aUniqueInterruptIsNotPlayedWhileOneOfItStandsThere() {
        for (boolean there : new boolean[] {true, false}) {
            var position =
                    table().site(BOARD, LIGHT)
                            .site(CANTINA, DARK)
                            .hand(LIGHT, "Grimtaash")
                            .hand(DARK, 3)
                            .force(LIGHT, 9);
            if (there) {
                position.at(BOARD, "Grimtaash");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play Grimtaash") || scene.isOffered("play Grimtaash#2"))
                    .isEqualTo(!there);
        }
    }
}
