"""The letters of all languages written with Latin ones: what receipts are printed in, and what the recogniser can say."""

# The list of the English recogniser comes first and keeps its order: its weights are where the training starts.
PLAIN = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./'
MARKED = (
    'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕØÙÚÛÝÞàáâãåæçèéêëìíîïðñòóôõøùúûýþÿŒœŠšŽžĆćČčĐđŁłŃńŚśŹźŻżĄąĘęĞğİıŞşŐőŰűŘřĚěŮůŤťĎďŇň'
    'ĽľĂăȘșȚțŢţĀāĒēĪīŪūĢģĶķĻļŅņĖėĮįŲų'
)
SIGNS = '€£₺°§²½¿¡«»'
ALPHABET = PLAIN + MARKED + SIGNS
