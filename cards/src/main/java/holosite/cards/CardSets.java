package holosite.cards;

import holosite.cards.anewhope.ANewHope;
import holosite.cards.cloudcity.CloudCity;
import holosite.cards.coruscant.Coruscant;
import holosite.cards.dagobah.Dagobah;
import holosite.cards.deathstarii.DeathStarII;
import holosite.cards.empirestrikesbackintroductorytwoplayergame.EmpireStrikesBackIntroductoryTwoPlayerGame;
import holosite.cards.endor.Endor;
import holosite.cards.enhancedcloudcity.EnhancedCloudCity;
import holosite.cards.enhancedjabbaspalace.EnhancedJabbasPalace;
import holosite.cards.enhancedpremiere.EnhancedPremiere;
import holosite.cards.hoth.Hoth;
import holosite.cards.jabbaspalace.JabbasPalace;
import holosite.cards.jabbaspalacesealeddeck.JabbasPalaceSealedDeck;
import holosite.cards.jedipack.JediPack;
import holosite.cards.officialtournamentsealeddeck.OfficialTournamentSealedDeck;
import holosite.cards.premiere.Premiere;
import holosite.cards.premiereintroductorytwoplayergame.PremiereIntroductoryTwoPlayerGame;
import holosite.cards.rebelleaderpack.RebelLeaderPack;
import holosite.cards.reflections2.Reflections2;
import holosite.cards.reflections3.Reflections3;
import holosite.cards.specialedition.SpecialEdition;
import holosite.cards.tatooine.Tatooine;
import holosite.cards.theedpalace.TheedPalace;
import holosite.cards.thirdanthology.ThirdAnthology;
import holosite.cards.virtualblock2.VirtualBlock2;
import holosite.cards.virtualset0.VirtualSet0;
import java.util.List;

/** The sets cards came out in. */
public final class CardSets {
    private CardSets() {}

    private static final List<CardSet> ALL =
            List.of(
                    new CardSet("1", "Premiere", Premiere.files()),
                    new CardSet("2", "A New Hope", ANewHope.files()),
                    new CardSet("3", "Hoth", Hoth.files()),
                    new CardSet("4", "Dagobah", Dagobah.files()),
                    new CardSet("5", "Cloud City", CloudCity.files()),
                    new CardSet("6", "Jabba's Palace", JabbasPalace.files()),
                    new CardSet("7", "Special Edition", SpecialEdition.files()),
                    new CardSet("8", "Endor", Endor.files()),
                    new CardSet("9", "Death Star II", DeathStarII.files()),
                    new CardSet("10", "Reflections 2", Reflections2.files()),
                    new CardSet("11", "Tatooine", Tatooine.files()),
                    new CardSet("12", "Coruscant", Coruscant.files()),
                    new CardSet("13", "Reflections 3", Reflections3.files()),
                    new CardSet("14", "Theed Palace", TheedPalace.files()),
                    new CardSet(
                            "101",
                            "Premiere Introductory Two Player Game",
                            PremiereIntroductoryTwoPlayerGame.files()),
                    new CardSet("102", "Jedi Pack", JediPack.files()),
                    new CardSet("103", "Rebel Leader Pack", RebelLeaderPack.files()),
                    new CardSet(
                            "104",
                            "Empire Strikes Back Introductory Two Player Game",
                            EmpireStrikesBackIntroductoryTwoPlayerGame.files()),
                    new CardSet(
                            "106",
                            "Official Tournament Sealed Deck",
                            OfficialTournamentSealedDeck.files()),
                    new CardSet("108", "Enhanced Premiere", EnhancedPremiere.files()),
                    new CardSet("109", "Enhanced Cloud City", EnhancedCloudCity.files()),
                    new CardSet("110", "Enhanced Jabba's Palace", EnhancedJabbasPalace.files()),
                    new CardSet("111", "Third Anthology", ThirdAnthology.files()),
                    new CardSet(
                            "112",
                            "Jabba's Palace Sealed Deck",
                            JabbasPalaceSealedDeck.files()),
                    new CardSet("200", "Virtual Set 0", VirtualSet0.files()),
                    new CardSet("1002", "Virtual Block 2", VirtualBlock2.files()));

    public static List<CardSet> all() {
        return ALL;
    }

    /** The key of the set a card id belongs to. */
    public static String of(String cardId) {
        int dash = cardId.indexOf('_');
        return dash < 0 ? cardId : cardId.substring(0, dash);
    }

    /** The name of a set; the key itself where it has none here. */
    public static String name(String set) {
        for (CardSet one : ALL) {
            if (one.key().equals(set)) {
                return one.name();
            }
        }
        return set;
    }
}
