package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.Game;
import holosite.rules.kit.Scene;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.Setup;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Objectives: how they start the game, how they flip, where they may be. */
class ObjectiveTest {
    private static final String RALLTIIR = "Ralltiir Operations";
    private static final String HANDS = "In The Hands Of The Empire";

    private static Setup.PlayerDeck ralltiir() {
        return deck(DARK, "", RALLTIIR, "Ralltiir", "Forest", "Spaceport City");
    }

    @Test
    @Claim("starting-the-game#5")
    void whoHasAnObjectiveStartsWithIt() {
        // the deck names a location as well: the Objective comes first
        var scene =
                start(
                        deck(DARK, CANTINA, CANTINA, RALLTIIR, "Ralltiir"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.isOnTable(RALLTIIR)).isTrue();
        assertThat(scene.locations()).containsExactlyInAnyOrder("Ralltiir", "Yavin 4");
        assertThat(scene.has("Ralltiir", Flag.STARTING_LOCATION)).isFalse();
    }

    @Test
    @Claim("starting-the-game#11")
    void aStartingLocationComesBeforeTheObjectiveAndItsCards() {
        var scene = start(ralltiir(), deck(LIGHT, "Yavin 4", "Yavin 4"));

        var table = scene.state().table();
        assertThat(table.arrived(scene.card("Yavin 4")))
                .isLessThan(table.arrived(scene.card(RALLTIIR)));
        assertThat(table.arrived(scene.card(RALLTIIR)))
                .isLessThan(table.arrived(scene.card("Ralltiir")));
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(58);
    }

    @Test
    @Claim("starting-the-game#12")
    void ofTwoObjectivesThatOfTheFirstTurnComesFirst() {
        var scene = start(ralltiir(), deck(LIGHT, "", "Dantooine Base Operations", "Dantooine"));

        var table = scene.state().table();
        assertThat(scene.turnOf()).isEqualTo(DARK);
        assertThat(table.arrived(scene.card("Ralltiir")))
                .isLessThan(table.arrived(scene.card("Dantooine Base Operations")));
        assertThat(scene.locations()).containsExactlyInAnyOrder("Ralltiir", "Dantooine");
    }

    @Test
    @Claim("starting-the-game#15")
    void aLocationThatLiesThereAlreadyIsConverted() {
        var scene = start(ralltiir(), deck(LIGHT, "Ralltiir", "Ralltiir"));

        assertThat(scene.locations()).hasSize(1);
        assertThat(scene.isOnTable("dark Ralltiir")).isTrue();
        assertThat(scene.isOnTable("light Ralltiir")).isFalse();
        assertThat(scene.forceIcons("dark Ralltiir", LIGHT)).isZero();
        assertThat(scene.isOnTable(RALLTIIR)).isTrue();
    }

    @Test
    void whatIsDeployedBeforeTheFirstTurnIsNotDeployedInATurn() {
        var scene = start(ralltiir(), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.isOnTable("Ralltiir")).isTrue();
        assertThat(scene.state().uses().timesPlayed("Ralltiir")).isZero();
    }

    @Test
    @Ruling("objective-that-cannot-deploy")
    void anObjectiveThatCannotDoWhatItMustGoesOutOfPlay() {
        var scene = start(deck(DARK, "", RALLTIIR, CANTINA), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.outOfPlay(DARK)).containsExactly(RALLTIIR);
        assertThat(scene.locations()).containsExactly("Yavin 4");
        assertThat(scene.hand(DARK)).hasSize(8);
    }

    private static Scene onRalltiir(int sites, String... more) {
        var scene =
                Scene.with(AllCards::all)
                        .system("Ralltiir", DARK)
                        .beside(DARK, RALLTIIR)
                        .hand(DARK, more)
                        .force(DARK, 12);
        String[] names = {"Forest", "Spaceport City", "Spaceport Docking Bay"};
        for (int i = 0; i < 3; i++) {
            scene.locationOf("Ralltiir", names[i], DARK);
            if (i < sites) {
                scene.at(names[i], "Stormtrooper");
            }
        }
        return scene.turn(DARK, Phase.DEPLOY);
    }

    @Test
    void itFlipsByItselfAsSoonAsItsConditionHoldsAndBackAgain() {
        var scene = onRalltiir(2, "Stormtrooper");
        assertThat(scene.has(RALLTIIR, Flag.FLIPPED)).isFalse();
        assertThat(scene.figureAt(Figure.FORCE_DRAIN, "Ralltiir", LIGHT)).isEqualTo(1);
        double before = scene.figureAt(Figure.TOTAL_BATTLE_DESTINY, "Forest", DARK);

        scene.deploy("Stormtrooper").to("Spaceport Docking Bay");

        assertThat(scene.has(RALLTIIR, Flag.FLIPPED)).isTrue();
        assertThat(scene.game().view(LIGHT).dark().sideOfTable().getFirst().title())
                .isEqualTo(HANDS);
        assertThat(scene.figureAt(Figure.FORCE_DRAIN, "Ralltiir", LIGHT)).isZero();
        // only the text of the side that is up applies: three Ralltiir locations with Imperials
        assertThat(scene.figureAt(Figure.TOTAL_BATTLE_DESTINY, "Forest", DARK) - before)
                .isEqualTo(3);
        scene.mayNot("use " + RALLTIIR);
        Game read = SavedGame.read(SavedGame.write(scene.game()), AllCards::all);
        assertThat(read).isEqualTo(scene.game());
        assertThat(read.state().table().definition(scene.card(RALLTIIR)).card().title())
                .isEqualTo(HANDS);
        Game fork = scene.game().fork();
        fork.state().flip(scene.card(RALLTIIR));
        assertThat(scene.state().table().definition(scene.card(RALLTIIR)).card().title())
                .isEqualTo(HANDS);
    }

    @Test
    void itDeploysASiteToItsPlanetOnly() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Ralltiir", DARK)
                        .system("Dantooine", DARK)
                        .beside(DARK, RALLTIIR)
                        .reserve(DARK, "Forest")
                        .turn(DARK, Phase.DEPLOY);

        scene.use(RALLTIIR).choose("Forest");

        assertThat(scene.state().systemAt(scene.card("Forest"))).isEqualTo("Ralltiir");
        scene.mayNot("use " + RALLTIIR);
    }

    @Test
    @Claim("epic-events#2")
    void textOnBothSidesMakesAnObjective() {
        for (Card card : AllCards.all()) {
            if (card.back().isPresent()) {
                assertThat(card.type()).isEqualTo(CardType.OBJECTIVE);
                assertThat(card.text()).isNotEmpty();
                assertThat(card.back().get().text()).isNotEmpty();
            }
            assertThat(card.is(CardType.EPIC_EVENT) && card.back().isPresent()).isFalse();
        }
    }

    @Test
    void theHuntBeginsWithTheHolotheatreAndTheVisageForFree() {
        var scene =
                start(
                        deck(
                                DARK,
                                "",
                                "Hunt Down And Destroy The Jedi",
                                "Executor: Holotheatre",
                                "Visage Of The Emperor",
                                "Epic Duel"),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.isOnTable("Executor: Holotheatre")).isTrue();
        assertThat(scene.hostOf("Visage Of The Emperor")).isEqualTo("Executor: Holotheatre");
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
